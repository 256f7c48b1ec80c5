const CODE_HOSTS = ['github.com', 'gitlab.com', 'codeberg.org', 'bitbucket.org']

export const addressesOf = (text: string): string[] =>
  text.split(/[\s,;]+/).flatMap((word) => {
    if (word.startsWith('/')) return [word]
    const address = /^https?:/i.test(word) ? word : `https://${word}`
    return URL.canParse(address) && hostOf(address).includes('.') ? [address] : []
  })

export function nameOfUrl(address: string): string {
  if (address.startsWith('/')) return address
  const host = hostOf(address)
  return CODE_HOSTS.includes(host) ? 'Source code' : host
}

export const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '')
