import { mapProse } from '#src/import/markdown/markup/map-prose.ts'

const PAGES: Readonly<Record<string, (name: string) => string>> = {
  github: (name) => `https://github.com/${name}`,
  user: (name) => `https://dev.to/${name}`,
  organization: (name) => `https://dev.to/${name}`,
  tag: (name) => `https://dev.to/t/${name}`,
  link: (name) => `https://dev.to/${name}`,
  post: (name) => `https://dev.to/${name}`,
}

const MARKS: Readonly<Record<string, string>> = { user: '@', tag: '#' }

const TAG = /\{%-?\s{0,9}(\w{1,60})\s{1,9}([^%\n]{1,500}?)-?%\}/g
const DETAILS = /\{%\s{0,9}(?:details|collapsible|spoiler)\s{1,9}([^%\n]{1,300})%\}/g
const CALL = /\{%\s{0,9}cta\s{1,9}(\S{1,500})\s{0,9}%\}([^{}]{1,500})\{%\s{0,9}endcta\s{0,9}%\}/g
const FORMULA =
  /\{%\s{0,9}katex(?:\s{1,9}inline)?\s{0,9}%\}([^{}]{1,2000}|(?:[^%]){1,2000}?)\{%\s{0,9}endkatex\s{0,9}%\}/g

/** Converts dev.to's own tags to Markdown. `links`: URLs of embeds that became links. */
export function replaceDevtoTags(markdown: string): { text: string; links: string[] } {
  const links: string[] = []
  const text = mapProse(markdown, {
    prose: (part) =>
      part
        .replace(FORMULA, (_tag, formula: string) => `\`${formula.trim()}\``)
        .replace(CALL, (_tag, url: string, words: string) => `[${words.trim()}](${url})`)
        .replace(DETAILS, (_tag, title: string) => `**${title.trim()}**`)
        .replace(/\{%\s{0,9}end(?:details|collapsible|spoiler)\s{0,9}%\}/g, '')
        .replace(TAG, (tag, name: string, value: string) => {
          const [word = ''] = value.trim().split(/\s+/)
          const isUrl = /^https?:\/\//.test(word)
          const url = isUrl ? word : PAGES[name]?.(word.replace(/^@/, ''))
          if (url === undefined) return tag
          if (!/^(?:user|organization|tag|link|post)$/.test(name)) links.push(url)
          const mark = MARKS[name]
          return mark === undefined || isUrl ? `<${url}>` : `[${mark}${word}](${url})`
        }),
  })
  return { text, links }
}
