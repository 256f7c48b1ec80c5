import { lineFeeds } from '#src/lib/format/line-feeds.ts'
import { galleryStart, imageText, readArguments, replaceUnknown, tabLabel } from './template-tag.ts'
import type { Replacement, Rule, TagArguments } from './template-tag.ts'

const BRACES = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]{0,1000}\}){0,1000}\}){0,2000}\}`
const ATTRIBUTE = String.raw`[\w:.-]+(?:\s*=\s*(?:"[^"]{0,2000}"|'[^']{0,2000}'|${BRACES}))?|${BRACES}`
const COMPONENT = new RegExp(
  String.raw`<(\/?)([A-Z][\w.]*)((?:\s+(?:${ATTRIBUTE})){0,100})\s*\/?>|<\/?>`,
  'g',
)
const EXPRESSION = new RegExp(
  String.raw`\{\s*(?:\/\*[^]{0,5000}?\*\/|(["'\`])([^"'\`{}\n]{0,1000})\1)\s*\}`,
  'g',
)
/** A value in braces of an HTML element's attribute: no parser of HTML reads it. */
const BRACED_ATTRIBUTE = new RegExp(
  String.raw`(<[a-z][\w-]*\b[^<>{}]{0,1000}?\s)([\w-]+)=(${BRACES})`,
  'g',
)

/** Other unescaped expressions in braces: their value is known only at run time. */
const LEFT_EXPRESSION = new RegExp(String.raw`(?<!\\)${BRACES}`, 'g')

function dropExpression([written]: RegExpExecArray): Replacement {
  const shown = written.length > 60 ? `${written.slice(0, 60)}…` : written
  return { text: '', loss: `The expression ${shown.replaceAll(/\s+/g, ' ')} was removed.` }
}

export function extractModules(text: string, files: Map<string, string>): string {
  return text.replaceAll(
    /^(?:import\s[^]{0,2000}?['"][^'"\n]+['"][ \t]*;?|export\s(?:const|let|var|default|function|async)\b[^]{0,5000}?(?=\n[ \t]*\n|(?![^])))[ \t]*$/gm,
    (statement) => {
      const [, name = '', file = ''] =
        /^import\s+(?:\*\s+as\s+)?([\w$]+)\s+from\s+['"]([^'"\n]+)['"]/.exec(statement) ?? []
      if (name !== '') files.set(name, file)
      return '\n'.repeat(lineFeeds(statement))
    },
  )
}

/** `files`: the files that modules of the text import, by their names. */
export const mdxRules = (files: ReadonlyMap<string, string>): Rule[] => [
  [EXPRESSION, ([, , text = '']) => ({ text })],
  [
    BRACED_ATTRIBUTE,
    ([, start = '', name = '', value = '']) => {
      const file = /^(?:src|href)$/.test(name) ? fileOf(value, files) : undefined
      return { text: file === undefined ? start : `${start}${name}="${file}"` }
    },
  ],
  [COMPONENT, (tag) => replaceComponent(tag, files)],
  [LEFT_EXPRESSION, dropExpression],
]

function replaceComponent(tag: RegExpExecArray, files: ReadonlyMap<string, string>): Replacement {
  const [, closing, name = '', source = ''] = tag
  // The site makes its own.
  if (/^(?:TOC|TableOfContents)(?:Inline)?$/i.test(name)) return { text: '' }
  const isGallery = /^\w*Gallery$/.test(name)
  if (closing || name === '') return { text: closing && isGallery ? '</div>' : '' }
  const opening = isGallery ? galleryStart(tag) : ''
  if (opening !== '') return { text: opening }
  const args = readArguments(source)
  const src = sourceOf(args, files)
  if (src !== undefined && /(?:image|img|picture|figure|photo|zoom)/i.test(name)) {
    const { named } = args
    return {
      text: imageText({
        src,
        alt: named.get('alt') ?? '',
        caption: named.get('caption') ?? named.get('title') ?? '',
      }),
    }
  }
  if (/^(?:Tabs|TabGroup|CodeTabs|CodeGroup)$/.test(name)) return { text: '' }
  if (/^(?:Code)?Tab(?:Item|Panel)?$/.test(name)) return tabLabel(args)
  const end = new RegExp(`</${name}\\s*>`)
  return replaceUnknown(tag, { what: 'component', name, args, end })
}

function sourceOf({ named }: TagArguments, files: ReadonlyMap<string, string>): string | undefined {
  const value = named.get('src') ?? named.get('image') ?? named.get('img') ?? named.get('url')
  return value === undefined ? undefined : fileOf(value, files)
}

function fileOf(value: string, files: ReadonlyMap<string, string>): string | undefined {
  const bare = value.trim().replaceAll(/^[{\s]+|(?<![}\s])[}\s]+$/g, '')
  const [, required] = /^require\(['"]([^'"]+)['"]\)/.exec(bare) ?? []
  const [, quoted] = /^["'`]([^"'`]*)["'`]$/.exec(bare) ?? []
  const imported = files.get(bare.replace(/\.src$/, ''))
  return (
    required ??
    quoted ??
    imported ??
    (/[./]/.test(bare) && !/[\s(){}]/.test(bare) ? bare : undefined)
  )
}
