import type { SourceElement, SourceNode } from '#src/content/html/source-tree.ts'
import { isElement, newElement, styleOf } from '#src/content/html/source-element.ts'

const NOTE = /^(?:footnote|endnote)$/
const NOTE_LIST = /^(?:footnote|endnote)-list$/

const kindOf = (node: SourceNode): string =>
  isElement(node, 'div') ? (styleOf(node).get('mso-element') ?? '') : ''

const idOf = (element: SourceElement): string | undefined => {
  const style = styleOf(element)
  return style.get('mso-footnote-id') ?? style.get('mso-endnote-id')
}

/** Word's footnotes and endnotes in the form of Markdown renderers, which the sanitiser reads. */
export const convertWordFootnotes = (nodes: readonly SourceNode[]): SourceNode[] =>
  nodes.map((node) => {
    if (node.type === 'text') return node
    if (NOTE_LIST.test(kindOf(node))) return noteList(node)
    const id = node.name === 'a' ? idOf(node) : undefined
    if (id !== undefined) return newElement('a', { 'data-footnote-ref': '', href: `#${id}` }, [])
    return { ...node, children: convertWordFootnotes(node.children) }
  })

function noteList(list: SourceElement): SourceElement {
  const notes = list.children.filter((node) => NOTE.test(kindOf(node)))
  const items = notes.map((note) => {
    return newElement('li', { id: idIn(note) }, withoutBackLink(childrenOf(note)))
  })
  return newElement('section', { 'data-footnotes': '' }, [newElement('ol', {}, items)])
}

const childrenOf = (node: SourceNode) => (node.type === 'text' ? [] : node.children)

/** The clipboard may lack the `id` of the element, but not the `id` of its link to the text. */
function idIn(note: SourceNode): string | undefined {
  if (note.type === 'text') return undefined
  const own = note.name === 'a' ? idOf(note) : undefined
  return own ?? note.children.map(idIn).find((id) => id !== undefined)
}

/** Removes the number, which links back, and the blank behind it. */
function withoutBackLink(nodes: readonly SourceNode[], state = { isBehind: false }): SourceNode[] {
  return nodes.flatMap((node): SourceNode[] => {
    if (isElement(node, 'a') && idOf(node) !== undefined) {
      state.isBehind = true
      return []
    }
    if (node.type !== 'text') {
      return [{ ...node, children: withoutBackLink(node.children, state) }]
    }
    const { isBehind } = state
    state.isBehind = false
    return [isBehind ? { type: 'text', value: node.value.trimStart() } : node]
  })
}
