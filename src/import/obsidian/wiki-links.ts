import type { IssueKind } from '#src/contract/import/issue-kinds.ts'
import { imageText } from '#src/import/markdown/markup/template-tag.ts'
import { textSlug } from '#src/import/markdown/fields/text-slug.ts'
import { lineCounter } from '#src/lib/format/line-feeds.ts'

const LINK = /(!?)\[\[([^[\]\n|\\#]{0,300})(#[^[\]\n|\\]{1,300})?(?:\\?\|([^[\]\n]{0,500}))?\]\]/g
const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp)$/i
const FILE = /\.(?!md$)\w{2,5}$/i

type Warn = (text: string, line: number, kind: IssueKind) => void

/** Replaces `[[Note#Heading|words]]` and `![[image.png|words|300]]`. Obsidian finds notes by name in any folder and case. */
export function linkReplacer(keys: readonly string[]): (text: string, warn: Warn) => string {
  const byName = new Map<string, string>()
  for (const key of keys.toReversed())
    for (const name of [key.replace(/^.*\//, ''), key]) byName.set(plain(name), key)
  return (text, warn) => {
    const linesBefore = lineCounter(text)
    return text.replace(LINK, (...match) => {
      const [, mark = '', target = '', heading = '', shown = ''] = match as string[]
      const loss = (words: string, kind: IssueKind) =>
        warn(words, linesBefore(Number(match[5])), kind)
      const name = target.trim()
      if (mark === '!' && IMAGE.test(name)) return imageOf(name, shown)
      const words = (shown || name.replace(/^.*\//, '') || heading.replace(/^#+/, '')).replace(
        /[[\]]/g,
        '',
      )
      if (FILE.test(name) && !byName.has(plain(name))) return `[${words}](<${name}>)`
      const key = name === '' ? '' : byName.get(plain(name))
      if (key === undefined) {
        loss(`The link to “${name}” does not match any note and became text.`, 'link')
        return words
      }
      if (mark === '!') loss(`The embedded note “${name}” became a link.`, 'embed')
      return `[${words}](<${key === '' ? '' : `/${key}`}${fragmentOf(heading)}>)`
    })
  }
}

const plain = (name: string) => name.replace(/\.md$/i, '').toLowerCase().normalize('NFC')

const fragmentOf = (heading: string) => {
  const last = heading.split('#').at(-1) ?? ''
  return last === '' || last.startsWith('^') ? '' : `#${textSlug(last)}`
}

function imageOf(src: string, shown: string): string {
  const alt = shown.split('|').find((part) => !/^\d+(?:x\d+)?$/.test(part.trim())) ?? ''
  return imageText({ src, alt: alt.trim() })
}
