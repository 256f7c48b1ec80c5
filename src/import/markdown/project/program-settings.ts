export type DocusaurusBlog = { path: string; routeBasePath: string }

const MAX_SETTINGS = 4000

const TEXT = /(["'`])([^"'`\n]{0,500})\1/g
const LIST = String.raw`\[((?:[\s,]|"[^"\n]{0,500}"|'[^'\n]{0,500}'|${'`[^`\\n]{0,500}`'})*)\]`

const textsIn = (list: string): string[] => [...list.matchAll(TEXT)].map(([, , text = '']) => text)

const IGNORED = new RegExp(
  String.raw`\b(exclude|ignore|ARTICLE_EXCLUDES|IGNORE_FILES)\s*[:=]\s*${LIST}`,
  'g',
)
/** Which of these excludes files, by the start of the name of the file; elsewhere it is a setting of a plugin. */
const IGNORES: Readonly<Record<string, readonly string[]>> = {
  docusaurus: ['exclude'],
  gatsby: ['ignore'],
  pelicanconf: ['ARTICLE_EXCLUDES', 'IGNORE_FILES'],
}
const IGNORE_CALL = /\bignores\.add\(\s*(["'`])([^"'`\n]{1,500})\1/g

/** Reads constants; the program is not run. */
export function programSettings(file: string, text: string): Readonly<Record<string, unknown>> {
  const [, smartypants] = /\bsmartypants\s*:\s*(true|false)\b/.exec(text) ?? []
  const hasPlugin = /gatsby-remark-smartypants/.test(text)
  const names = IGNORES[/^[a-z]+/.exec(file)?.[0] ?? ''] ?? []
  const ignored = [
    ...[...text.matchAll(IGNORED)].flatMap(([, name = '', list = '']) =>
      names.includes(name) ? textsIn(list) : [],
    ),
    ...[...text.matchAll(IGNORE_CALL)].map(([, , glob = '']) => glob),
  ]
  return {
    ...((smartypants !== undefined || hasPlugin) && { smartypants: smartypants !== 'false' }),
    ...(/\btypographer\s*:\s*true\b/.test(text) && { typographer: true }),
    ...(ignored.length > 0 && { ignored }),
    ...(file.startsWith('docusaurus.') && docusaurusSettings(text)),
  }
}

const settingsAfter = (text: string, { index, 0: start }: RegExpExecArray) =>
  text.slice(index + start.length, index + start.length + MAX_SETTINGS)

const BLOG = /\bblog\s*:\s*\{|plugin-content-blog["'`]\s*,\s*\{/g

function docusaurusSettings(text: string) {
  const named = (part: string, name: 'url' | 'baseUrl' | 'path' | 'routeBasePath') =>
    [...part.matchAll(/\b(url|baseUrl|path|routeBasePath)\s*:\s*(["'`])([^"'`\n]{0,500})\2/g)].find(
      ([, key]) => key === name,
    )?.[3]
  const blogs = [...text.matchAll(BLOG)].map((match): DocusaurusBlog => {
    const [settings = ''] = settingsAfter(text, match).split(/[{}]/, 1)
    return {
      path: (named(settings, 'path') ?? 'blog').replace(/^\.?\/|\/$/g, ''),
      routeBasePath: named(settings, 'routeBasePath') ?? 'blog',
    }
  })
  return {
    ...{ url: named(text, 'url'), baseUrl: named(text, 'baseUrl') },
    blogs: blogs.length > 0 ? blogs : [{ path: 'blog', routeBasePath: 'blog' }],
  }
}

const LOADER = /\bglob\(\s*\{/g
const PATTERN = new RegExp(String.raw`\bpattern\s*:\s*(?:(["'\`])([^"'\`\n]{1,500})\1|${LIST})`)
const BASE = /\bbase\s*:\s*(["'`])([^"'`\n]{1,500})\1/

/** Folders and patterns of Astro's collections; undefined for a pattern that only running the program would show. */
export function astroLoaders(text: string): ({ base: string; patterns: string[] } | undefined)[] {
  return [...text.matchAll(LOADER)].map((match) => {
    const [settings = ''] = settingsAfter(text, match).split(/\bglob\(/, 1)
    const [found, , pattern, list = ''] = PATTERN.exec(settings) ?? []
    const [, , base] = BASE.exec(settings) ?? []
    if (found === undefined || (base === undefined && /\bbase\b/.test(settings))) return undefined
    const patterns = pattern === undefined ? textsIn(list) : [pattern]
    // Other signs of patterns are not read.
    if (patterns.some((one) => /[!?*]\(/.test(one))) return undefined
    return { base: (base ?? '').replace(/^(?:\.?\/)+|\/+$/g, ''), patterns }
  })
}
