import { codeMeta } from '#src/content/format/code-meta.ts'
import { fenceOf, replacePairs } from './replace-pairs.ts'
import {
  galleryStart,
  isInUrl,
  imageText,
  postLink,
  postReference,
  readArguments,
  replaceUnknown,
  tabLabel,
} from './template-tag.ts'
import type { Replacement, Rule, TagArguments } from './template-tag.ts'

const TAG = /\{%-?\s*(\w+)((?:"[^"\n]{0,1000}"|'[^'\n]{0,1000}'|[^%"'\n]|%(?!\})){0,500}?)-?%\}/g
const VALUE = /\{\{-?\s*(?:(?:site|page)\.[\w.]+|(["'])([^"'{}]{0,500})\1)[^{}]{0,500}\}\}/g

function replaceTag(tag: RegExpExecArray): Replacement {
  const [, name = '', source = ''] = tag
  if (/^(?:gp|grouppicture|gallery)$/.test(name)) return { text: galleryStart(tag) }
  if (/^end(?:gp|grouppicture|gallery)$/.test(name)) return { text: '</div>' }
  if (/^(?:end\w+|raw|comment|more|toc|capture|assign|set|tabs)$/.test(name)) return { text: '' }
  const args = readArguments(source)
  if (/^(?:post_url|link|post_path)$/.test(name))
    return { text: postReference(source.trim().replace(/^(["'])(.*)\1$/, '$2'), tag) }
  const link = hexoLink(name, args, tag)
  if (link !== undefined) return { text: link }
  if (name === 'tab') return labelOf(args)
  const image = imageOf(name, source, args)
  if (image !== undefined) return { text: image }
  const end = new RegExp(`%-?\\s*end${name}\\b`)
  if (!/^(?:include|include_relative|render|includes)$/.test(name))
    return replaceUnknown(tag, { what: 'tag', name, args, end })
  const shown = `${name} ${args.listed[0] ?? ''}`.trim()
  const embed = { name: includedName(args), args: givenArguments(source) }
  return replaceUnknown(tag, { what: 'tag', name: shown, args, end, embed })
}

const labelOf = ({ named, listed: [group = '', ...words] }: TagArguments) =>
  tabLabel({ named, listed: [words.join(' ') || group] })

const includedName = ({ listed }: TagArguments) =>
  (listed[0] ?? '').replace(/^.*\//, '').replace(/\.\w+$/, '')

function givenArguments(source: string): TagArguments {
  const { named, listed } = readArguments(source.replaceAll(/=\s*(?!["'\d])\S+/g, '=""'))
  return { named, listed: listed.slice(1) }
}

function hexoLink(
  tag: string,
  { listed: [name = '', ...words] }: TagArguments,
  match: RegExpExecArray,
): string | undefined {
  if (tag === 'post_link') return postLink(name, words.join(' ') || name)
  if (tag === 'asset_path' && isInUrl(match)) return encodeURI(name)
  return /^asset_(?:path|link)$/.test(tag)
    ? `[${words.join(' ') || name}](<${encodeURI(name)}>)`
    : undefined
}

const IMAGE = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i

function imageOf(
  name: string,
  source: string,
  { named, listed }: TagArguments,
): string | undefined {
  const isImage =
    /^(?:asset_img|img|image|figure|picture|include|responsive_image|include_cached)$/.test(name)
  if (!isImage) return undefined
  const values = ['src', 'url', 'image_path', 'path', 'file', 'image', 'img']
  const src = [...values.map((key) => named.get(key)), ...listed].find((value) =>
    IMAGE.test(value ?? ''),
  )
  if (src === undefined) return undefined
  const after = listed.slice(listed.indexOf(src) + 1).filter((word) => !/^\d+%?$/.test(word))
  const [title, ...others] = quotedTexts(source.slice(source.indexOf(src) + src.length))
  const [words, caption] =
    others.length > 0 ? [others[0], title] : [title ?? after.join(' '), undefined]
  const alt = named.get('alt') ?? named.get('alt_text') ?? (listed.includes(src) ? words : '')
  return imageText({ src, alt: alt ?? '', caption: named.get('caption') ?? caption ?? '' })
}

/** Hexo has a title and a description behind an image, each in quotes, both maybe in quotes again. */
const quotedTexts = (source: string): string[] =>
  [
    ...source
      .trim()
      .replace(/^'(.*)'$/, '$1')
      .matchAll(/(?:^|\s)(["'])(.*?)\1(?=\s|$)/g),
  ].map(([, , text = '']) => text)

export const LIQUID_RULES: Rule[] = [
  [TAG, replaceTag],
  [VALUE, ([, , text = '']) => ({ text })],
]

/** `highlight` and Hexo's `codeblock`, also called `code`, are code blocks; comments are dropped. */
export function liquidToFence(text: string): string {
  const coded = replacePairs(text, {
    open: /\{%-?\s{0,9}(?:highlight|codeblock|code)\b([^%\n]{0,500})-?%\}/g,
    close: /\{%-?\s{0,9}end(?:highlight|codeblock|code)\s{0,9}-?%\}/,
    make: ([, source = ''], code) => fenceOf(`${languageOf(source)} ${codeMeta(source)}`, code),
  })
  return replacePairs(coded, {
    open: /\{%-?\s{0,9}comment\s{0,9}-?%\}/g,
    close: /\{%-?\s{0,9}endcomment\s{0,9}-?%\}/,
    make: () => '',
  })
}

function languageOf(source: string): string {
  const { named, listed } = readArguments(source)
  return named.get('lang') ?? listed.find((word) => /^[a-z+#]+$/i.test(word)) ?? ''
}

/** Inside code, Jekyll needs them around anything that looks like a tag. */
export const withoutRaw = (code: string): string =>
  code.replaceAll(/^[ \t]*\{%-?\s*(?:end)?raw\s*-?%\}[ \t]*\n|\{%-?\s*(?:end)?raw\s*-?%\}/gm, '')
