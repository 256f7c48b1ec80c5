import type { WxrItem } from './read-wxr.ts'

/** The permanent link, the short link and old slugs that WordPress redirects. `base`: path of the blog on its host. */
export function wordpressPaths({ fields, oldSlugs }: WxrItem, base: string): string[] {
  const id = fields.get('wp:post_id') ?? ''
  const found = new Set<string>()
  const link = pathOf(fields.get('link') ?? '')
  if (link !== undefined && link !== '/') found.add(link)
  if (id !== '') found.add(`${base}/?p=${id}`)
  const guid = pathOf(fields.get('guid') ?? '')
  if (guid !== undefined && isOfPost(guid, base)) found.add(guid)
  const slug = fields.get('wp:post_name') ?? ''
  if (link === undefined || slug === '' || !link.includes(`/${slug}`)) return [...found]
  for (const old of oldSlugs) found.add(link.replace(`/${slug}`, `/${old}`))
  return [...found]
}

const isOfPost = (guid: string, base: string) =>
  /[?&]p=\d+(?:&|$)/.test(guid) || (/^\/[^?]+$/.test(guid) && guid !== `${base}/`)

function pathOf(address: string): string | undefined {
  const text = address.trim()
  if (!URL.canParse(text)) return undefined
  const { pathname, search } = new URL(text)
  return pathname + search
}

export const basePath = (site: string): string => (pathOf(site) ?? '').replace(/(?<!\/)\/+$/, '')
