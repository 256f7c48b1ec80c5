import type { RenderBackLink, RenderBlock } from './render-node.ts'
import { footnoteReferences } from '#src/content/format/walk-blocks.ts'

/** No slug contains a colon, so ids do not collide. Mutates freshly rendered `blocks`. */
export function linkFootnotes(blocks: readonly RenderBlock[]): void {
  const list = blocks.at(-1)
  if (list?.type !== 'footnotes') return
  const backLinks = new Map<string, RenderBackLink[]>()
  for (const reference of [...footnoteReferences(blocks)]) {
    const { label } = reference
    const links = backLinks.get(label) ?? []
    const ordinal = links.length + 1
    reference.id = ordinal === 1 ? `fnref:${label}` : `fnref:${label}:${ordinal}`
    links.push({ type: 'backLink', label, ordinal, id: reference.id })
    backLinks.set(label, links)
  }
  for (const { label, children } of list.notes) addLinks(children, backLinks.get(label) ?? [])
}

export const footnoteId = (label: string) => `fn:${label}`

/** Into the last paragraph of the note, so that they do not stand on a line of their own. */
function addLinks(blocks: RenderBlock[], links: readonly RenderBackLink[]) {
  const last = blocks.at(-1)
  if (last?.type === 'paragraph') last.children.push(...links)
  else if (links.length > 0) blocks.push({ type: 'paragraph', children: [...links] })
}
