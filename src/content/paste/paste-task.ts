import { isElement, withAttributes } from '#src/content/html/source-element.ts'
import { textContentOf } from '#src/content/html/source-tree.ts'
import type { SourceElement, SourceNode } from '#src/content/html/source-tree.ts'

/** Google Docs sets a role; Markdown renderers put a checkbox first. */
export function convertTaskItem(element: SourceElement): SourceElement {
  const task = (isChecked: boolean, children: SourceNode[]) =>
    withAttributes(
      { ...element, children },
      { 'data-type': 'taskItem', 'data-checked': String(isChecked) },
    )
  if (element.attribute('role') === 'checkbox') {
    return task(element.attribute('aria-checked') === 'true', element.children)
  }
  const [first, ...rest] = withoutLeadingSpace(element.children)
  if (isElement(first, 'p')) {
    const [box, ...words] = withoutLeadingSpace(first.children)
    if (!isBox(box)) return element
    return task(isTicked(box), [{ ...first, children: withoutLeadingSpace(words) }, ...rest])
  }
  return isBox(first) ? task(isTicked(first), withoutLeadingSpace(rest)) : element
}

const isBox = (node: SourceNode | undefined): node is SourceElement =>
  isElement(node, 'input') && node.attribute('type') === 'checkbox'

const isTicked = (box: SourceElement) => box.attribute('checked') !== undefined

/** GitHub wraps the space after a checkbox in its own element. */
function withoutLeadingSpace(nodes: readonly SourceNode[]): SourceNode[] {
  const start = nodes.findIndex((node) => {
    if (node.type === 'text') return node.value.trim() !== ''
    return node.name !== 'span' || textContentOf(node.children).trim() !== ''
  })
  const [first, ...rest] = start < 0 ? [] : nodes.slice(start)
  if (!first) return []
  return [first.type === 'text' ? { ...first, value: first.value.trimStart() } : first, ...rest]
}
