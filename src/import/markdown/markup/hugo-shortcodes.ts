import { codeMeta } from '#src/content/format/code-meta.ts'
import { fenceOf, replacePairs } from './replace-pairs.ts'
import {
  galleryStart,
  imageText,
  postReference,
  readArguments,
  replaceUnknown,
  tabLabel,
} from './template-tag.ts'
import type { Replacement, Rule, TagArguments } from './template-tag.ts'

const SHORTCODE =
  /\{\{([<%])(?!\/\*)\s*(\/?)\s*([\w./-]+)((?:"(?:[^"\\]|\\.){0,2000}"|`[^`]{0,2000}`|[^"`}]|\}(?!\})){0,1000}?)\/?\s*[>%]\}\}/g

function replaceShortcode(tag: RegExpExecArray): Replacement {
  const [, , closing, name = '', source = ''] = tag
  if (closing) return { text: name === 'gallery' ? '</div>' : '' }
  return replaceNamed(name, source, tag)
}

const CALL = /\{\{\s{0,9}(\w{1,60})\(((?:"[^"\n]{0,1000}"|[^()"\n]){0,100})\)\s{0,9}\}\}/g

/** Shortcodes of Hugo and calls of Zola. */
export const SHORTCODE_RULES: Rule[] = [
  [SHORTCODE, replaceShortcode],
  [CALL, (tag) => replaceNamed(tag[1] ?? '', tag[2] ?? '', tag)],
]

const WRAPPER = /^(?:gallery|figures|grid|columns?|cols?|rows?|tabs|tabpane|wrap|div|section)$/i

function replaceNamed(name: string, source: string, tag: RegExpExecArray): Replacement {
  const args = readArguments(source)
  const image = imageOf(name, args)
  if (image !== undefined) return { text: image }
  if (/^(?:rel)?ref$/.test(name))
    return { text: postReference(args.named.get('path') ?? args.listed[0] ?? '', tag) }
  if (/^(?:toc|more|rawhtml|raw|br|math|katex|unsafe|center|lead)$/i.test(name)) return { text: '' }
  if (WRAPPER.test(name) && !/\b(?:src|dir|path|match)\b/.test(source))
    return { text: name === 'gallery' ? galleryStart(tag) : '' }
  if (/^(?:code)?tab(?:-?item)?$/i.test(name)) return tabLabel(args)
  const end = new RegExp(`/\\s*${name}\\b`)
  return replaceUnknown(tag, { what: 'shortcode', name, args, end })
}

function imageOf(name: string, { named, listed }: TagArguments): string | undefined {
  if (!/^(?:figure|img|image|imgproc|picture|photo|lightbox)$/i.test(name)) return undefined
  const src = named.get('src') ?? named.get('link') ?? named.get('file') ?? listed[0]
  if (src === undefined) return undefined
  const caption = [named.get('title'), named.get('caption')].filter(Boolean).join('. ')
  return imageText({ src, alt: named.get('alt') ?? listed[1] ?? '', caption })
}

export const highlightToFence = (text: string): string =>
  replacePairs(text, {
    open: /\{\{[<%]\s{0,9}highlight\s+"?([\w+#.-]{0,40})"?([^}\n]{0,500}?)[>%]\}\}/g,
    close: /\{\{[<%]\s{0,9}\/\s{0,9}highlight\s{0,9}[>%]\}\}/,
    make: ([, language = '', options = ''], code) =>
      fenceOf(`${language} ${codeMeta(options)}`, code),
  })

const ESCAPED = /\{\{([<%])\/\*([^]*?)\*\/([>%])\}\}/g

export const unescapeShortcodes = (code: string): string => code.replaceAll(ESCAPED, '{{$1$2$3}}')

export const shortcodesToText = (prose: string): string =>
  prose.replaceAll(ESCAPED, (shown) =>
    unescapeShortcodes(shown).replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  )
