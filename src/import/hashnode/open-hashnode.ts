import { mapPosts } from '#src/import/source/within-deadline.ts'
import { alertMarkdown } from '#src/import/markdown/markup/alert-markdown.ts'
import { mapProse } from '#src/import/markdown/markup/map-prose.ts'
import { lineCounter } from '#src/lib/format/line-feeds.ts'
import { warningAt } from '#src/import/source/post-warnings.ts'
import type { Source, SourcePost } from '#src/import/source/source-post.ts'

export const isHashnodePost = (head: string): boolean =>
  /^---\r?\n[^]*?^cuid: c[a-z0-9]{20,}\r?$[^]*?^---\r?$/m.test(head) &&
  /^datePublished: /m.test(head)

export const openHashnode = (source: Source): Source => ({
  ...mapPosts(source, hashnodePost),
  description: source.description.replace('A folder of Markdown', 'A Hashnode backup'),
})

const EMBED = /^[ \t]*%\[(https?:\/\/[^\]\s]{1,2000})\][ \t]*$/gm
const WIDGET = /^[ \t]*%%\[[\w-]{1,100}\][ \t]*$/gm
const IMAGE =
  /(!\[[^\]\n]{0,1000}\]\([^\s()]{1,2000})(?:\s+(?:align|width|height)="[^"\n]{0,40}")+\)/g
const BOX =
  /<div data-node-type="callout">\s*<div data-node-type="callout-emoji">([^<]{0,20})<\/div>\s*<div data-node-type="callout-text">([^]{0,5000}?)<\/div>\s*<\/div>/g

function hashnodePost(post: SourcePost): SourcePost {
  const warnings: SourcePost['warnings'] = []
  const warn = (text: string, line: number) =>
    void warnings.push(warningAt(post.place, { text, line, kind: 'embed' }))
  const text = mapProse(post.body.text, {
    prose: (part, start) => {
      const linesBefore = lineCounter(part)
      const linked = part.replace(EMBED, (_mark, url: string, at: number) => {
        warn(`Embedded content became a link: ${url}`, start + linesBefore(at))
        return `<${url}>`
      })
      const linesLinked = lineCounter(linked)
      return linked
        .replace(WIDGET, (_mark, at: number) => {
          warn('A widget of Hashnode was removed.', start + linesLinked(at))
          return ''
        })
        .replace(IMAGE, '$1)')
        .replace(BOX, (_box, emoji: string, words: string) => alertMarkdown(`${emoji} ${words}`))
    },
  })
  const oldPaths = post.oldPaths.length > 0 || !post.slug ? post.oldPaths : [`/${post.slug}`]
  return {
    ...post,
    ...{ oldPaths, body: { ...post.body, text } },
    warnings: [...post.warnings, ...warnings],
  }
}
