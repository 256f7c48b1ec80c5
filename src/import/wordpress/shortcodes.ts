import type { IssueKind } from '#src/contract/import/issue-kinds.ts'
import { escapeHtml } from '#src/lib/format/escape-html.ts'
import { lineFeeds } from '#src/lib/format/line-feeds.ts'
import { pairedTexts } from '#src/import/html/paired-text.ts'
import type { Attachment } from './wordpress-relations.ts'

type ShortcodeContext = {
  post: string
  attachments: ReadonlyMap<string, Attachment>
  warn: (text: string, line: number, kind?: IssueKind) => void
}

const SHORTCODE = /(?<!\[)\[([a-z][\w-]{1,40})((?:\s|=|\/)[^\][]{0,2000})?\](?!\()/gi
const VERBATIM = {
  opening: /<(pre|code|script|style)(?=[\s>])|<!--/gi,
  closing: ([, name]: RegExpExecArray) =>
    name === undefined ? /-->/ : new RegExp(`</${name.toLowerCase()}\\s*>`, 'i'),
}

export function convertShortcodes(text: string, context: ShortcodeContext): string {
  const reported = new Set<string>()
  let out = ''
  let from = 0
  let line = 1
  const plain = (end: number) => {
    const part = text.slice(from, end)
    out += convertPart(part, { ...context, reported, line }).replace(ESCAPED, '$1')
    line += lineFeeds(part)
  }
  for (const { match, end } of pairedTexts(text, VERBATIM)) {
    plain(match.index)
    out += text.slice(match.index, end)
    line += lineFeeds(text.slice(match.index, end))
    from = end
  }
  plain(text.length)
  return out
}

const ESCAPED = /\[(\[[a-z][^\][]{0,2000}\])\]/gi

/** Shortcodes of layout, whose content is the text. The shortcodes of the best known page builders begin with `vc_` and `et_pb_`. */
const LAYOUT =
  /^(?:rows?|columns?|(?:one|two|three)_(?:half|third|thirds|fourth|fourths|fifth)(?:_last)?|(?:vc|et_pb)_(?:section|row|column|text)(?:_inner|_text)?)$/i
const LAYOUT_END = /(?<!\[)\[\/([a-z][\w-]{1,40})\]/gi

type Part = ShortcodeContext & { reported: Set<string>; line: number }

function convertPart(text: string, part: Part): string {
  const shortcodes = new RegExp(SHORTCODE)
  const unclosed = new Set<string>()
  let out = ''
  let [from, counted, line] = [0, 0, part.line]
  for (let match = shortcodes.exec(text); match; match = shortcodes.exec(text)) {
    // Only its tags are left out: any other shortcode may stand between them.
    if (LAYOUT.test(match[1] ?? '')) {
      out += text.slice(from, match.index)
      from = match.index + match[0].length
      continue
    }
    const { name, attributes, inner, end, isPaired } = readShortcode(text, match, unclosed)
    line += lineFeeds(text.slice(counted, match.index))
    counted = match.index
    const at = line
    const nested = (words: string) => convertPart(words, { ...part, line: at })
    const html = SHORTCODES.get(name)?.({ attributes, inner, context: part, nested })
    const isPlugin = PLUGIN_GALLERY.test(name) && attributes.size > 0
    const tell = (words: string, kind?: IssueKind) => part.warn(words, at, kind)
    if (html === undefined && !isPlugin) {
      const isCertain = isPaired || /=\s*["']/.test(match[2] ?? '')
      if (isCertain && !part.reported.has(name)) {
        part.reported.add(name)
        tell(`The shortcode [${name}] is not known and stays as text.`)
      }
      continue
    }
    const [, url] = EMBEDS.has(name) ? (/href="([^"]+)"/.exec(html ?? '') ?? []) : []
    if (url !== undefined) tell(`The shortcode [${name}] became a link: ${url}`, 'embed')
    if (html === undefined) tell(`The gallery [${name}] of a plugin is not imported.`, 'gallery')
    if (name === 'gallery' && html === '') tell(NO_IMAGES, 'gallery')
    out += text.slice(from, match.index) + padded(html ?? '', text.slice(match.index, end))
    from = end
    shortcodes.lastIndex = end
  }
  return (out + text.slice(from)).replace(LAYOUT_END, (end, name: string) =>
    LAYOUT.test(name) ? '' : end,
  )
}

const PLUGIN_GALLERY = /^(?:ngg|\w*[-_]?(?:gallery|slider|slideshow)$)/
const NO_IMAGES = 'A gallery was skipped: its images are not in the export.'

function readShortcode(text: string, match: RegExpExecArray, unclosed: Set<string>) {
  const [source, written = '', rest = ''] = match
  const start = match.index + source.length
  const closing = `[/${written}]`
  const isAlone = rest.trimEnd().endsWith('/') || unclosed.has(closing)
  const at = isAlone ? -1 : text.indexOf(closing, start)
  if (at < 0 && !isAlone) unclosed.add(closing)
  return {
    name: written.toLowerCase(),
    attributes: attributesOf(rest.trimEnd().replace(/\/$/, '')),
    inner: at < 0 ? '' : text.slice(start, at),
    end: at < 0 ? start : at + closing.length,
    isPaired: at >= 0,
  }
}

/** Keeps the line count of the source: line feeds inside the last tag, where they are not line breaks. */
function padded(html: string, source: string): string {
  const missing = lineFeeds(source) - lineFeeds(html)
  return missing <= 0 ? html : html.replace(/>([^>]*)$/, `${'\n'.repeat(missing)}>$1`)
}

type Attributes = ReadonlyMap<string, string>
type Shortcode = {
  attributes: Attributes
  inner: string
  context: ShortcodeContext
  nested: (text: string) => string
}

const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|(\S+)/g

/** Attributes by name; those without one by their place, `0`, `1`. `[youtube=URL]` has its URL at 0. */
function attributesOf(written: string): Attributes {
  const found = new Map<string, string>()
  let position = 0
  const text = written.trim().replace(/^=/, '').replace(/[“”]/g, '"')
  const isBare = written.startsWith('=')
  for (const [, name, double, single, bare, quoted, word] of isBare
    ? []
    : text.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? bare
    if (name !== undefined && value !== undefined) found.set(name.toLowerCase(), value)
    else found.set(String(position++), quoted ?? word ?? '')
  }
  if (isBare) found.set('0', text)
  return found
}

const ADDRESSES = [
  'src',
  'url',
  'href',
  'mp4',
  'mp3',
  'm4v',
  'webm',
  'ogv',
  'ogg',
  'm4a',
  'wav',
  '0',
]

const urlOf = ({ attributes, inner }: Shortcode): string => {
  const named = ADDRESSES.map((name) => attributes.get(name)).find((value) => value)
  return (inner.trim() || named || '').replaceAll('&amp;', '&')
}

const player = (element: 'video' | 'audio' | 'iframe') => (shortcode: Shortcode) => {
  const url = urlOf({ ...shortcode, inner: '' })
  return url === '' ? '' : `<${element} src="${escapeHtml(url)}"></${element}>`
}

const page =
  (toPage: (id: string) => string) =>
  (shortcode: Shortcode): string => {
    const url = shortcode.attributes.get('id') ?? urlOf(shortcode)
    if (url === '') return ''
    const target = escapeHtml(/^https?:\/\//.test(url) ? url : toPage(url))
    return `<p><a href="${target}">${target}</a></p>`
  }

/** `[caption]<img> Words[/caption]`, before WordPress 3.4 with the words in an attribute. */
function captionHtml({ attributes, inner, nested }: Shortcode): string {
  const [image = ''] = /^\s*(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inner) ?? []
  const words = nested(attributes.get('caption') ?? inner.slice(image.length))
  return `<figure>${image}<figcaption>${words.trim()}</figcaption></figure>`
}

/** Shortcodes that embed a page, which most name by its URL. */
const EMBEDS = new Map<string, (id: string) => string>([
  ['youtube', (id) => `https://www.youtube.com/watch?v=${id}`],
  ['vimeo', (id) => `https://vimeo.com/${id}`],
  ['tweet', (id) => `https://twitter.com/i/status/${id}`],
  ['gist', (id) => `https://gist.github.com/${id}`],
  ...['embed', 'instagram', 'soundcloud', 'spotify', 'slideshare', 'googlemaps'].map(
    (name) => [name, (id: string) => id] as const,
  ),
])

const SHORTCODES = new Map<string, (shortcode: Shortcode) => string>([
  ['caption', captionHtml],
  ['wp_caption', captionHtml],
  ['gallery', ({ attributes, context }) => galleryHtml(attributes, context)],
  ...[...EMBEDS].map(([name, toPage]) => [name, page(toPage)] as const),
  ['video', player('video')],
  ['audio', player('audio')],
  ['iframe', player('iframe')],
  ['latex', ({ inner: tex }) => `<code>${tex}</code>`],
  ['spacer', () => ''],
  ['toc', () => ''],
])

/** The images of `[gallery]`: those it names, or all that were uploaded to the post; empty when none is known. */
function galleryHtml(attributes: Attributes, { post, attachments }: ShortcodeContext): string {
  const named = attributes.get('ids') ?? attributes.get('include')
  const own = [...attachments.values()].filter(({ parent }) => parent === post)
  const chosen =
    named === undefined ? own : named.split(',').flatMap((id) => attachments.get(id.trim()) ?? [])
  if (chosen.length === 0) return ''
  return `<div class="gallery">${chosen.map(figureHtml).join('')}</div>`
}

function figureHtml({ url, alt, caption }: Attachment): string {
  const words = caption === '' ? '' : `<figcaption>${caption}</figcaption>`
  return `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">${words}</figure>`
}
