import { mapProse } from '#src/import/markdown/map-prose.ts'

/** Addresses of what tags name without one. */
const PAGES: Readonly<Record<string, (name: string) => string>> = {
  github: (name) => `https://github.com/${name}`,
  user: (name) => `https://dev.to/${name}`,
  organization: (name) => `https://dev.to/${name}`,
  tag: (name) => `https://dev.to/t/${name}`,
  link: (name) => `https://dev.to/${name}`,
  post: (name) => `https://dev.to/${name}`,
}

const MARKS: Readonly<Record<string, string>> = { user: '@', tag: '#' }

const TAG = /\{%-?\s*(\w+)\s+([^%\n]{1,500}?)\s*-?%\}/g
const DETAILS = /\{%\s*(?:details|collapsible|spoiler)\s+([^%\n]{1,300}?)\s*%\}/g
const CALL = /\{%\s*cta\s+(\S{1,500})\s*%\}([^{}]{1,500})\{%\s*endcta\s*%\}/g
const FORMULA =
  /\{%\s*katex(?:\s+inline)?\s*%\}([^{}]{1,2000}|(?:[^%]){1,2000}?)\{%\s*endkatex\s*%\}/g

/**
 * dev.to's own tags as Markdown; those that other generators have too stay for the next step.
 * @returns `links`, the addresses of what was embedded and is a link now
 */
export function replaceDevtoTags(markdown: string): { text: string; links: string[] } {
  const links: string[] = []
  const text = mapProse(markdown, {
    prose: (part) =>
      part
        .replace(FORMULA, (_tag, formula: string) => `\`${formula.trim()}\``)
        .replace(CALL, (_tag, address: string, words: string) => `[${words.trim()}](${address})`)
        .replace(DETAILS, (_tag, title: string) => `**${title}**`)
        .replace(/\{%\s*end(?:details|collapsible|spoiler)\s*%\}/g, '')
        .replace(TAG, (tag, name: string, value: string) => {
          const [word = ''] = value.split(/\s+/)
          const isAddress = /^https?:\/\//.test(word)
          const address = isAddress ? word : PAGES[name]?.(word.replace(/^@/, ''))
          if (address === undefined) return tag
          if (!/^(?:user|organization|tag|link|post)$/.test(name)) links.push(address)
          const mark = MARKS[name]
          return mark === undefined || isAddress ? `<${address}>` : `[${mark}${word}](${address})`
        }),
  })
  return { text, links }
}
