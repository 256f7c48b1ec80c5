const BOUNDARY = 'a-boundary-of-the-tests'

/** A multipart body with one file, in plain text, for clients without FormData. */
export const multipart = (field: string, name: string, text: string) => ({
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  body: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${text}\r\n--${BOUNDARY}--\r\n`,
})
