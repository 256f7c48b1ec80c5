const CODE_HOSTS = ['github.com', 'gitlab.com', 'codeberg.org', 'bitbucket.org']

export const parseUrls = (text: string): string[] =>
  text.split(/[\s,;]+/).flatMap((word) => {
    if (word.startsWith('/')) return [word]
    const url = /^https?:/i.test(word) ? word : `https://${word}`
    return URL.canParse(url) && hostOf(url).includes('.') ? [url] : []
  })

export function urlLabel(url: string): string {
  if (url.startsWith('/')) return url
  const host = hostOf(url)
  return CODE_HOSTS.includes(host) ? 'Source code' : host
}

export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '')
