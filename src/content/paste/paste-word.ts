import { isElement, newElement, styleOf } from '#src/content/html/source-element.ts'
import { textContentOf } from '#src/content/html/source-tree.ts'
import type { SourceElement, SourceNode } from '#src/content/html/source-tree.ts'

type WordItem = {
  level: number
  list: string
  /** Start number if a numbered list begins with this item; null in a bulleted list. */
  number: number | null
  children: SourceNode[]
}

const isMarker = (node: SourceNode): boolean =>
  isElement(node, 'span') && /mso-list:\s*Ignore/i.test(node.attribute('style') ?? '')

function wordItem(node: SourceNode): WordItem | undefined {
  if (!isElement(node, 'p')) return undefined
  const style = styleOf(node).get('mso-list') ?? ''
  const level = /\blevel(\d)/i.exec(style)?.[1]
  if (level === undefined) return undefined
  const number = markerNumber(markerText(node.children))
  const list = `${style.replace(/\s*\blevel\d+/i, '')} ${number === null ? 'ul' : 'ol'}`
  return { level: Number(level), list, number, children: withoutMarker(node.children) }
}

/** `3.` and `(3)` are 3; letters and Roman numerals start at 1; everything else is a bullet. */
function markerNumber(marker: string): number | null {
  const found = /^\s*\(?(?:(\d{1,4})|[a-z]{1,5})[.)]/i.exec(marker)
  return found && Number(found[1] ?? 1)
}

const markerText = (nodes: readonly SourceNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return ''
      return isMarker(node) ? textContentOf(node.children) : markerText(node.children)
    })
    .join('')

const withoutMarker = (nodes: readonly SourceNode[]): SourceNode[] =>
  nodes
    .filter((node) => !isMarker(node))
    .map((node) =>
      node.type === 'text' ? node : { ...node, children: withoutMarker(node.children) },
    )

/** Word's HTML has no lists, only indented paragraphs with typed bullets; converts them to real lists. */
export function convertWordLists(nodes: readonly SourceNode[]): SourceNode[] {
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

type Entry = { item: WordItem; below: WordItem[] }

function listsOf(items: readonly WordItem[]): SourceElement[] {
  const level = Math.min(...items.map((item) => item.level))
  const lists: Entry[][] = []
  for (const item of items) {
    const entry = lists.at(-1)?.at(-1)
    if (item.level > level && entry) entry.below.push(item)
    else if (entry?.item.list === item.list) lists.at(-1)?.push({ item, below: [] })
    else lists.push([{ item, below: [] }])
  }
  return lists.map(listElement)
}

function listElement(entries: readonly Entry[]): SourceElement {
  const start = entries[0]?.item.number ?? null
  const items = entries.map(({ item, below }) =>
    newElement('li', {}, [newElement('p', {}, item.children), ...listsOf(below)]),
  )
  return start === null
    ? newElement('ul', {}, items)
    : newElement('ol', { start: String(start) }, items)
}
