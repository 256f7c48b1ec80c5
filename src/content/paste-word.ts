import { isElement, newElement, styleOf } from './source-element.ts'
import { sourceText } from './source-tree.ts'
import type { SourceElement, SourceNode } from './source-tree.ts'

/** An item of a list as Word writes it: a paragraph whose style names the level. */
type WordItem = { level: number; isOrdered: boolean; children: SourceNode[] }

const isMarker = (node: SourceNode): boolean =>
  isElement(node, 'span') && /mso-list:\s*Ignore/i.test(node.attribute('style') ?? '')

function wordItem(node: SourceNode): WordItem | undefined {
  if (!isElement(node, 'p')) return undefined
  const level = /\blevel(\d)/i.exec(styleOf(node).get('mso-list') ?? '')?.[1]
  if (level === undefined) return undefined
  const isOrdered = /^\s*[\da-z]{1,4}[.)]/i.test(markerText(node.children))
  return { level: Number(level), isOrdered, children: withoutMarker(node.children) }
}

const markerText = (nodes: readonly SourceNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return ''
      return isMarker(node) ? sourceText(node.children) : markerText(node.children)
    })
    .join('')

const withoutMarker = (nodes: readonly SourceNode[]): SourceNode[] =>
  nodes
    .filter((node) => !isMarker(node))
    .map((node) =>
      node.type === 'text' ? node : { ...node, children: withoutMarker(node.children) },
    )

/** Word has no lists in its HTML, only indented paragraphs with typed bullets: real lists of them. */
export function withWordLists(nodes: readonly SourceNode[]): SourceNode[] {
  const result: SourceNode[] = []
  let run: WordItem[] = []
  const close = () => {
    result.push(...listsOf(run))
    run = []
  }
  for (const node of nodes) {
    const item = wordItem(node)
    const isGap = node.type === 'text' && node.value.trim() === ''
    if (item) run.push(item)
    else if (!isGap || run.length === 0) {
      close()
      result.push(node)
    }
  }
  close()
  return result
}

/** Deeper items belong to the item before them. */
function listsOf(items: readonly WordItem[]): SourceElement[] {
  const [first] = items
  if (!first) return []
  const level = Math.min(...items.map((item) => item.level))
  const groups: { item: WordItem; below: WordItem[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (item.level > level && last) last.below.push(item)
    else groups.push({ item, below: [] })
  }
  const entries = groups.map(({ item, below }) =>
    newElement('li', {}, [newElement('p', {}, item.children), ...listsOf(below)]),
  )
  return [newElement(first.isOrdered ? 'ol' : 'ul', {}, entries)]
}
