export const gistPage = (gist: string, file: string | undefined): string =>
  `https://gist.github.com/${gist}${file === undefined ? '' : `#file-${fileAnchor(file)}`}`

/** How GitHub names a file in the page of its gist: `My file.test.js` is `my-file-test-js`. */
export const fileAnchor = (name: string): string => name.toLowerCase().replaceAll(/[^\w]+/g, '-')
