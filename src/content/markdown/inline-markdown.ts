import { escapeAttribute } from '#src/content/format/html-escape.ts'
import { ticksAround } from '#src/content/format/join-segments.ts'
import { serializeInline } from '#src/content/format/serialize-inline.ts'
import type { Inline } from '#src/content/format/block-tree.ts'
import { escapeLine, escapeMarkdown } from './escape-markdown.ts'

/** `br`: headings and cells of tables are one line. `hasNotes`: the notes of the document are written as Markdown. */
type InlineStyle = { lineBreak: '\\\n' | '<br>'; hasNotes: boolean }

/** Inline content as Markdown; marks that Markdown lacks, or cannot write at this place, as inline HTML. */
export const inlineMarkdown = (nodes: readonly Inline[], style: InlineStyle): string =>
  nodesMarkdown(nodes, { style, before: '', after: '' }).split('\n').map(escapeLine).join('\n')

/** `before` and `after`: the characters around, on which the meaning of a delimiter depends. */
type InlineContext = { style: InlineStyle; before: string; after: string }

function nodesMarkdown(nodes: readonly Inline[], context: InlineContext): string {
  let out = ''
  for (const [index, node] of nodes.entries()) {
    const next = nodes[index + 1]
    const after = next ? firstOf(next) : context.after
    const isAtEdge = index === 0 || index === nodes.length - 1
    out += nodeMarkdown(node, { ...context, before: out.at(-1) ?? context.before, after, isAtEdge })
  }
  return out
}

const firstOf = (node: Inline) => (node.type === 'text' ? (node.value[0] ?? '') : '<')

function nodeMarkdown(node: Inline, context: InlineContext & { isAtEdge: boolean }): string {
  switch (node.type) {
    case 'text':
      return escapeMarkdown(node.value)
    case 'break':
      return context.isAtEdge || context.before === '>' ? '<br>' : context.style.lineBreak
    case 'footnote':
      return context.style.hasNotes ? `[^${node.label}]` : serializeInline([node])
    case 'code':
      return codeMarkdown(node.children, context)
    case 'link':
      return linkMarkdown(node, context)
    case 'strong':
      return delimited(node, '**', context)
    case 'em': {
      const isWord = isLetter(context.before) || isLetter(context.after)
      return delimited(node, isWord ? '*' : '_', context)
    }
    case 's':
      return delimited(node, '~~', context)
    default:
      return tagged(node, context)
  }
}

type Parent = Exclude<Inline, { type: 'text' | 'break' | 'footnote' }>

function tagged(node: Parent, context: InlineContext): string {
  const [open = '', close = ''] = serializeInline([{ ...node, children: [MARKER] }]).split('\uFFFC')
  return open + nodesMarkdown(node.children, { ...context, before: '>', after: '<' }) + close
}

const MARKER: Inline = { type: 'text', value: '\uFFFC' }

const isLetter = (char: string) => /^[\p{L}\p{M}\p{N}]$/u.test(char)

/** Follows CommonMark's rules for delimiters that can open and close. */
function delimited(node: Parent, delimiter: string, context: InlineContext): string {
  const edge = delimiter[0] ?? ''
  const inner = nodesMarkdown(node.children, { ...context, before: edge, after: edge })
  const [first = '', last = ''] = [inner[0], inner.at(-1)]
  const isTight = !/^$|[\s&]/.test(first) && !/^$|[\s;]/.test(last)
  const opens = isLetter(first) || !isLetter(context.before)
  const closes = isLetter(last) || !isLetter(context.after)
  const isApart = [first, last, context.before].every((char) => char !== edge)
  return isTight && opens && closes && isApart
    ? `${delimiter}${inner}${delimiter}`
    : tagged(node, context)
}

function codeMarkdown(children: readonly Inline[], context: InlineContext): string {
  const [only, ...others] = children
  const value = only?.type === 'text' && others.length === 0 ? only.value : ''
  // Hugo reads its templates in code too.
  const isPlain = value.trim() === value && value !== '' && !/\n|\{\{[<%]/.test(value)
  if (!isPlain || context.before === '`')
    return tagged({ type: 'code', children: [...children] }, context)
  const ticks = ticksAround(value, 1)
  const pad = /^`|`$/.test(value) ? ' ' : ''
  return `${ticks}${pad}${value}${pad}${ticks}`
}

// Characters that need no escape in the target of a link, and that no renderer encodes.
const PLAIN_URL = /^[\w\-.~:/?#@!$&'*+,;=%]+$/
const ENTITY = /&#?\w+;/

function linkMarkdown(node: Extract<Inline, { type: 'link' }>, context: InlineContext): string {
  const { href, children } = node
  const isPlain = PLAIN_URL.test(href) && !ENTITY.test(href)
  const [only, ...others] = children
  const isItsText = only?.type === 'text' && others.length === 0 && only.value === href
  if (isPlain && isItsText && /^https?:/.test(href)) return `<${href}>`
  const inner = nodesMarkdown(children, { ...context, before: '[', after: ']' })
  if (isPlain && inner.trim() !== '' && context.before !== '!') return `[${inner}](${href})`
  return `<a href="${escapeAttribute(href)}">${inner}</a>`
}
