const CODE_HOSTS = ['github.com', 'gitlab.com', 'codeberg.org', 'bitbucket.org']

/** The addresses of a line of text, separated by blanks or commas: web addresses, also without `https://`, and paths. */
export const addressesOf = (text: string): string[] =>
  text.split(/[\s,;]+/).flatMap((word) => {
    if (word.startsWith('/')) return [word]
    const address = /^https?:/i.test(word) ? word : `https://${word}`
    return URL.canParse(address) && hostOf(address).includes('.') ? [address] : []
  })

/** What a link to this address says: “Source code”, or its host. */
export function nameOfAddress(address: string): string {
  if (address.startsWith('/')) return address
  const host = hostOf(address)
  return CODE_HOSTS.includes(host) ? 'Source code' : host
}

/** Without `www.`. */
export const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '')
