const BOUNDARY = 'a-boundary-of-the-tests'

/** One file as a form, in plain text, for senders that know nothing of forms. */
export const multipart = (field: string, name: string, text: string) => ({
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  body: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${text}\r\n--${BOUNDARY}--\r\n`,
})
