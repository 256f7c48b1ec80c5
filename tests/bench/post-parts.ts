import { Marked } from 'marked'
import type { Block } from '#src/content/format/block-tree.ts'
import { mapUrls } from '#src/content/format/map-urls.ts'
import { parseHtml } from '#parse-html'
import { textContentOf } from '#src/content/html/source-tree.ts'
import type { SourceNode } from '#src/content/html/source-tree.ts'
import { renderBlocks } from '#src/content/render/render-tree.ts'
import { plainText } from '#src/content/render/plain-text.ts'
import type { SourcePost } from '#src/import/source/source-post.ts'

export type Parts = Record<'words' | 'code' | 'cells' | 'links' | 'images', string[]>

const wordsOf = (text: string) => text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []
const lineOf = (text: string) => wordsOf(text).join(' ')
const codeOf = (text: string) => text.replaceAll('\r\n', '\n').replace(/\s+$/, '')
const fileOf = (address: string) => address.replace(/[?#].*/, '').replace(/^.*\//, '')

const TEMPLATE = /\{\{[^]*?\}\}|\{%[^]*?%\}|^(?:import|export) .*$|^\{:.*\}$/gm
const FENCED = /(^[ \t]*(?:`{3,}|~{3,})[^]*?^[ \t]*(?:`{3,}|~{3,})[ \t]*$)/m
const markdown = new Marked({ gfm: true })

export function sourceParts({ format, text }: SourcePost['body']): Parts {
  const prose = text
    .split(FENCED)
    .map((part, at) => (at % 2 ? part : part.replaceAll(TEMPLATE, '')))
  const html = format === 'html' ? text : markdown.parse(prose.join(''), { async: false })
  const parts: Parts = { words: [], code: [], cells: [], links: [], images: [] }
  walk(parseHtml(html), parts)
  return parts
}

function walk(nodes: readonly SourceNode[], parts: Parts) {
  for (const node of nodes) {
    if (node.type === 'text') parts.words.push(...wordsOf(node.value))
    else if (node.name === 'pre') parts.code.push(codeOf(textContentOf(node.children)))
    else if (!/^(?:script|style|iframe|video|audio|svg|math|object|noscript)$/.test(node.name)) {
      const words = lineOf(textContentOf(node.children))
      if (/^t[dh]$/.test(node.name)) parts.cells.push(words)
      if (node.name === 'a' && node.attribute('href') && words !== '') parts.links.push(words)
      if (node.name === 'img') parts.images.push(fileOf(node.attribute('src') ?? ''))
      walk(node.children, parts)
    }
  }
}

export function pageParts(blocks: Block[]): Parts {
  const rendered = renderBlocks(blocks)
  const parts: Parts = { words: [], code: [], cells: [], links: [], images: [] }
  parts.words.push(...wordsOf(plainText(rendered, { code: false })))
  mapUrls(blocks, {
    link: (href) => href,
    image: (src) => {
      parts.images.push(fileOf(src))
      return src
    },
  })
  collect(blocks, parts)
  return parts
}

type Tree = { [name: string]: unknown }
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** Captions, code, cells and links, wherever they stand. */
function collect(value: unknown, parts: Parts) {
  if (Array.isArray(value)) for (const one of value) collect(one, parts)
  else if (isTree(value)) {
    if (value['type'] === 'code' && typeof value['code'] === 'string')
      parts.code.push(codeOf(value['code']))
    // A caption.
    if (value['type'] === 'image' && typeof value['title'] === 'string')
      parts.words.push(...wordsOf(value['title']))
    if (value['type'] === 'link') parts.links.push(lineOf(textOf(value)))
    if ('colspan' in value) parts.cells.push(lineOf(textOf(value)))
    for (const inside of Object.values(value)) collect(inside, parts)
  }
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('')
  if (!isTree(value)) return ''
  return typeof value['value'] === 'string'
    ? value['value']
    : textOf(value['children'] ?? value['rows'])
}
