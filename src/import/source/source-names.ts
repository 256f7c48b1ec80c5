import type { Source } from './source-post.ts'

const CLASSES = ['remote', 'site', 'path'] as const
type Class = (typeof CLASSES)[number]
type Named = Pick<Source, 'kind' | 'site' | 'repository' | 'path' | 'folder'>

/** URLs that generators put into the settings of a new site, or that are of this machine: many blogs have them. */
const NO_SITE =
  /^(?:localhost|127\.|0\.0\.0\.0|\[::1?\]|(?:[^/]*\.)?example\.(?:com|org|net|edu)(?:[:/]|$)|your|my-?(?:site|blog|domain)\b)/

/** `https://www.Old.example/blog/` → `old.example/blog`; undefined for a URL that names no blog. */
function siteName(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const { host, pathname } = new URL(address)
  const name = `${host.replace(/^www\./, '')}${pathname}`.replace(/(?<!\/)\/+$/, '')
  return name === '' || NO_SITE.test(name) ? undefined : name
}

function valuesOf(source: Named, site: string | undefined): [Class, string][] {
  const values: [Class, string | undefined][] = [
    ['remote', source.repository],
    ['site', siteName(site)],
    ['site', siteName(source.site)],
    ['path', source.path],
  ]
  return values.filter((one): one is [Class, string] => one[1] !== undefined)
}

/** Identifiers that match a repeated import: `wordpress site old.example`. `site`: the old URL given by the user. */
export const sourceNames = (source: Named, site?: string): string[] => [
  ...new Set(valuesOf(source, site).map(([name, value]) => `${source.kind} ${name} ${value}`)),
]

export function proposedName(source: Named, site?: string): string {
  const [first] = valuesOf(source, site)
  const name = first?.[1] ?? source.folder
  return name === undefined ? source.kind : `${source.kind}:${name}`
}

/** Whether two sources are the same one, by the strongest class of names that both have; undefined when there is none. */
export function isSameSource(
  names: readonly string[],
  others: readonly string[],
): boolean | undefined {
  for (const name of CLASSES) {
    const isOfClass = (one: string) => one.split(' ')[1] === name
    const mine = names.filter(isOfClass)
    const otherNames = others.filter(isOfClass)
    if (mine.length > 0 && otherNames.length > 0)
      return mine.some((one) => otherNames.includes(one))
  }
  return undefined
}
