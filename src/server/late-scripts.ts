/** How Next writes the files of a finished page. Text and attributes of a page never hold a bare `<`. */
const SCRIPT = /<script (?=[^>]*src="\/_next\/static\/)(?=[^>]*async="")/g
const PRELOAD = /<link rel="preload" as="script" [^>]*>/g

/** A finished page whose scripts wait until its own small one wakes them (src/site/frame/wake-script.ts). */
export const withLateScripts = (html: string): string =>
  html.replace(PRELOAD, '').replace(SCRIPT, '<script type="late" ')
