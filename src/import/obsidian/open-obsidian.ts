import type { IssueKind } from '#src/contract/import/issue-kinds.ts'
import type { PostFile } from '#src/import/markdown/files/list-post-files.ts'
import type { Source, SourcePost } from '#src/import/source/source-post.ts'
import { mapProse } from '#src/import/markdown/markup/map-prose.ts'
import { mapPosts } from '#src/import/source/within-deadline.ts'
import { warningAt } from '#src/import/source/post-warnings.ts'
import { imageText } from '#src/import/markdown/markup/template-tag.ts'
import { textSlug } from '#src/import/markdown/fields/text-slug.ts'
import { lineCounter } from '#src/lib/format/line-feeds.ts'

export const hasWikiLinks = (text: string): boolean => {
  let isFound = false
  mapProse(text, {
    prose: (part) => {
      isFound ||= /!?\[\[[^[\]\n]{1,300}\]\]/.test(part)
      return part
    },
  })
  return isFound
}

export function openObsidian(source: Source, files: readonly PostFile[]): Source {
  const links = linkReplacer(files.map(({ key }) => key))
  return {
    ...mapPosts(source, (post) => obsidianPost(post, links)),
    description: source.description.replace(/^A folder of Markdown/, 'An Obsidian vault'),
  }
}

function obsidianPost(post: SourcePost, links: ReturnType<typeof linkReplacer>): SourcePost {
  const name = post.key.replace(/^.*\//, '').replace(/\.\w+$/, '')
  if (name.endsWith('.excalidraw')) return { ...post, problem: 'It is a drawing of Excalidraw' }
  const warnings: SourcePost['warnings'] = []
  const warn = (text: string, line: number, kind: IssueKind) =>
    void warnings.push(warningAt(post.place, { text, line, kind }))
  const reason = post.isDraft ? undefined : draftReason(post.key, name)
  const linked = mapProse(withoutComments(post.body.text), {
    prose: (part, line) => links(part, (loss, at, kind) => warn(loss, line + at, kind)),
  })
  return {
    ...post,
    isDraft: post.isDraft || reason !== undefined,
    body: { ...post.body, text: replaceMarks(linked) },
    warnings: [
      ...post.warnings,
      ...(reason === undefined ? [] : [{ place: post.place, text: reason }]),
      ...warnings,
    ],
  }
}

function draftReason(key: string, name: string): string | undefined {
  if (
    /^\d{4}-\d\d-\d\d(?:$|[ _])/.test(name) ||
    /(?:^|\/)(?:daily|journal)(?:[ _-]?notes?)?\//i.test(key)
  )
    return 'It is a daily note, so it is imported as a draft.'
  return /(?:^|\/)_?templates?\//i.test(key)
    ? 'It is a template, so it is imported as a draft.'
    : undefined
}

const ALERTS = [
  ['TIP', /^(?:tip|hint|success|check|done)$/i],
  ['IMPORTANT', /^(?:important|question|help|faq)$/i],
  ['WARNING', /^(?:warning|attention|failure|fail|missing)$/i],
  ['CAUTION', /^(?:caution|danger|error|bug)$/i],
] as const

const CALLOUT = /^([ \t>]*>[ \t]*)\[!([\w-]{1,40})(?:\|[^\]\n]{0,40})?\][+-]?[ \t]*([^\n]*)$/gm
const QUOTES = /^(?:quote|cite)$/i

const replaceMarks = (text: string): string =>
  mapProse(text, {
    prose: (part) =>
      part
        .replace(CALLOUT, (_line, start: string, kind: string, title: string) =>
          calloutText(start, { kind, title }),
        )
        .replace(/==(?=\S)([^=\n]{1,2000}?\S|\S)==/g, '<mark>$1</mark>')
        .replace(/(^|[ \t])\^[\w-]{1,60}[ \t]*$/gm, ''),
  })

function calloutText(start: string, { kind, title }: { kind: string; title: string }): string {
  const heading = title.trim() === '' ? '' : `**${title.trim()}**`
  if (QUOTES.test(kind)) return `${start}${heading}`
  const alert = ALERTS.find(([, names]) => names.test(kind))?.[0] ?? 'NOTE'
  return heading === ''
    ? `${start}[!${alert}]`
    : `${start}[!${alert}]\n${start}${heading}\n${start}`
}

/** The text without `%% … %%`, over several lines too, but not in code; the others keep their numbers. */
function withoutComments(text: string): string {
  const hidden = mapProse(text, {
    prose: (part) => part,
    code: (part) => part.replaceAll('%%', '%\uFDD0%'),
  })
  const parts = hidden.split('%%')
  // The last mark has no second one.
  const isOpen = parts.length % 2 === 0
  const kept = parts.map((part, index) => {
    if (index % 2 === 0) return part
    return isOpen && index === parts.length - 1 ? `%%${part}` : part.replace(/[^\n]+/g, '')
  })
  return kept.join('').replaceAll('%\uFDD0%', '%%')
}

const LINK = /(!?)\[\[([^[\]\n|\\#]{0,300})(#[^[\]\n|\\]{1,300})?(?:\\?\|([^[\]\n]{0,500}))?\]\]/g
const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp)$/i
const FILE = /\.(?!md$)\w{2,5}$/i

type Warn = (text: string, line: number, kind: IssueKind) => void

/** Replaces `[[Note#Heading|words]]` and `![[image.png|words|300]]`. Obsidian finds notes by name in any folder and case. */
function linkReplacer(keys: readonly string[]): (text: string, warn: Warn) => string {
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
