import { sanitizeInside } from './sanitize-context.ts'
import type { List, TaskItem, TaskList } from '#src/content/format/block-tree.ts'
import type { SanitizeContext } from './sanitize-context.ts'
import { hasClass, isElement, newElement } from '#src/content/html/source-element.ts'
import type { SourceElement, SourceNode } from '#src/content/html/source-tree.ts'

export function sanitizeList(
  list: SourceElement,
  context: SanitizeContext,
): List | TaskList | undefined {
  const sources = listItems(list)
  if (sources.length === 0) return undefined
  if (isTaskList(list)) {
    const items = sources.map(({ nodes, element }): TaskItem => {
      return { checked: isChecked(element), children: sanitizeInside(nodes, context, 3) }
    })
    return { type: 'taskList', items }
  }
  const items = sources.map(({ nodes }) => ({ children: sanitizeInside(nodes, context, 2) }))
  const start = list.name === 'ol' ? listStart(list.attribute('start')) : undefined
  const ordered = list.name === 'ol'
  return { type: 'list', ordered, ...(start === undefined ? {} : { start }), items }
}

type SourceItem = { nodes: SourceNode[]; element: SourceElement | undefined }

/** The items of a list; its other children (a list inside a list, loose text) are added to the item before them. */
export function listItems(list: SourceElement): SourceItem[] {
  const items: SourceItem[] = []
  for (const child of list.children) {
    if (child.type === 'text' && child.value.trim() === '') continue
    const before = items.at(-1)
    const wrapped = newElement('div', {}, [child])
    if (isElement(child, 'li')) items.push({ nodes: [...child.children], element: child })
    else if (before) before.nodes.push(wrapped)
    else items.push({ nodes: [wrapped], element: undefined })
  }
  return items
}

function listStart(value: string | undefined): number | undefined {
  if (value === undefined || !/^\d{1,5}$/.test(value)) return undefined
  const start = Number(value)
  return start >= 2 ? start : undefined
}

function isTaskList(list: SourceElement): boolean {
  if (list.name !== 'ul') return false
  return isTaskElement(list) || list.children.some(isTaskElement)
}

function isTaskElement(node: SourceNode): boolean {
  if (!isElement(node)) return false
  const isTyped = /^task(?:List|Item)$/.test(node.attribute('data-type') ?? '')
  return (
    isTyped ||
    (isElement(node, 'ul', 'li') && hasClass(node, /^(?:contains-task-list|task-list-item)$/))
  )
}

function isChecked(item: SourceElement | undefined): boolean {
  const checked = item?.attribute('data-checked')
  if (checked !== undefined) return checked === 'true' || checked === ''
  return item !== undefined && hasCheckedBox(item.children)
}

/** GitHub puts the checkbox first, sometimes in a label or paragraph; checkboxes of nested lists do not count. */
function hasCheckedBox(nodes: readonly SourceNode[]): boolean {
  return nodes.some((node) => {
    if (node.type === 'text' || node.name === 'ul' || node.name === 'ol') return false
    if (node.name === 'input') return node.attribute('checked') !== undefined
    return (node.name === 'label' || node.name === 'p') && hasCheckedBox(node.children)
  })
}
