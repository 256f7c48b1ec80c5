import GithubSlugger, { slug } from 'github-slugger'
import { codeLabel, codeLanguage } from '#src/content/format/code-language.ts'
import type { HeadingLevel } from '#src/content/format/block-tree.ts'
import { normalizeHeadingLevels } from '#src/content/render/normalize-heading-levels.ts'
import { inlineText } from '#src/content/render/render-inline.ts'
import type { RenderBlock, RenderList } from '#src/content/render/render-node.ts'
import { hasText, toInline } from './lexical-inline.ts'
import { childNodes, documentBlocks, nodeFields, textValue, uploadId } from './lexical-node.ts'
import type { LexicalNode } from './lexical-node.ts'

/** The library pictures that a document shows, by the id of their file. */
type UploadedPictures = Readonly<Record<string, { url: string }>>

type Context = { pictures: UploadedPictures; slugs: GithubSlugger }

/**
 * Render tree of a document of Payload's rich-text editor: the same as that of a post, with the same rules for links
 * and pictures, so that `PostBody` renders both. Empty paragraphs and pictures that are not in the library are left out.
 * @param pictures those of `uploadIds`
 */
export function lexicalToBlocks(document: unknown, pictures: UploadedPictures = {}): RenderBlock[] {
  const blocks = toBlocks(documentBlocks(document), { pictures, slugs: new GithubSlugger() })
  normalizeHeadingLevels(blocks)
  return blocks
}

/** Ids of the library files that a document shows. */
export const uploadIds = (document: unknown): string[] => idsIn(documentBlocks(document))

const idsIn = (nodes: readonly LexicalNode[]): string[] =>
  nodes.flatMap((node) => {
    const id = node['type'] === 'upload' ? uploadId(node) : undefined
    return id === undefined ? idsIn(childNodes(node)) : [id]
  })

const toBlocks = (nodes: readonly LexicalNode[], context: Context): RenderBlock[] =>
  nodes.flatMap((node) => blockOf(node, context))

function blockOf(node: LexicalNode, context: Context): RenderBlock[] {
  switch (node['type']) {
    case 'paragraph':
      return paragraph(node)
    case 'heading':
      return heading(node, context)
    case 'quote':
      return paragraph(node).map((content) => ({ type: 'quote', children: [content] }))
    case 'list':
      return [list(node, context)]
    case 'horizontalrule':
      return [{ type: 'rule' }]
    case 'upload':
      return picture(node, context)
    case 'block':
      return codeBlock(node)
    default:
      return toBlocks(childNodes(node), context)
  }
}

function paragraph(node: LexicalNode): RenderBlock[] {
  const children = toInline(childNodes(node))
  return hasText(children) ? [{ type: 'paragraph', children }] : []
}

/** The editor offers the levels of the page: the title of the page is its h1. */
const LEVELS: Readonly<Record<string, HeadingLevel>> = { h1: 1, h2: 1, h3: 2 }

function heading(node: LexicalNode, { slugs }: Context): RenderBlock[] {
  const children = toInline(childNodes(node))
  if (!hasText(children)) return []
  // A heading of symbols alone has no slug, and an empty id is invalid.
  const id = slugs.slug(slug(inlineText(children).trim()) || 'section')
  return [{ type: 'heading', level: LEVELS[textValue(node['tag'])] ?? 3, id, children }]
}

function list(node: LexicalNode, context: Context): RenderList {
  const items: RenderBlock[][] = []
  for (const item of childNodes(node)) {
    const children = childNodes(item)
    const nested = children.filter(({ type }) => type === 'list')
    const text = paragraph({ children: children.filter((child) => !nested.includes(child)) })
    const blocks = [...text, ...toBlocks(nested, context)]
    // Lexical keeps a nested list in an item of its own, after the one it belongs to.
    if (text.length === 0 && items.length > 0) items.at(-1)?.push(...blocks)
    else if (blocks.length > 0) items.push(blocks)
  }
  const start = Number(node['start'])
  const ordered = node['listType'] === 'number'
  return { type: 'list', ordered, ...(ordered && start > 1 && { start }), items }
}

function picture(node: LexicalNode, { pictures }: Context): RenderBlock[] {
  const src = pictures[uploadId(node) ?? '']?.url
  if (src === undefined) return []
  const { alt, caption } = nodeFields(node)
  return [{ type: 'image', src, alt: textValue(alt), title: textValue(caption) }]
}

function codeBlock(node: LexicalNode): RenderBlock[] {
  const { blockType, language: name, code } = nodeFields(node)
  if (blockType !== 'code' || textValue(code) === '') return []
  const language = codeLanguage(textValue(name))
  return [{ type: 'code', language, label: codeLabel(language), code: textValue(code) }]
}
