import { footnoteReferences } from '#src/content/format/walk-blocks.ts'
import type { Block, Footnote, Footnotes } from '#src/content/format/block-tree.ts'

type ScopedNote = Footnote & { scope: number }

/** Numbers notes by their references and moves them to the end; missing notes are added. Mutates freshly read `blocks`. */
export function arrangeFootnotes(blocks: readonly Block[]): Block[] {
  const { body, notes } = collectNotes(blocks)
  const numbered = new Map<ScopedNote, string>()
  const queue: ScopedNote[] = []
  const enqueue = (note: ScopedNote): string => {
    const label = numbered.get(note) ?? String(numbered.size + 1)
    if (!numbered.has(note)) queue.push(note)
    numbered.set(note, label)
    return label
  }
  const number = (nodes: readonly Block[], scope: number) => {
    for (const reference of footnoteReferences(nodes)) {
      const key = noteKey(scope, reference.label)
      const note = notes.get(key) ?? emptyNote(reference.label, scope)
      notes.set(key, note)
      reference.label = enqueue(note)
    }
  }
  for (const { block, scope } of body) number([block], scope)
  // Notes may refer to further notes, so the queue grows while it is read.
  for (const note of queue) number(note.children, note.scope)
  const unreferenced = [...notes.values()].filter((note) => !numbered.has(note))
  for (const note of unreferenced) enqueue(note)
  for (const note of unreferenced) number(note.children, note.scope)
  const all = body.map(({ block }) => block)
  if (numbered.size === 0) return all
  const list = [...numbered].map(([{ children }, label]) => ({ label, children }))
  return [...withoutTrailingBlanks(all), { type: 'footnotes', notes: list }]
}

/** Blocks without the empty paragraphs at the end, which the editor adds as a place for the caret. */
export function withoutTrailingBlanks(blocks: readonly Block[]): Block[] {
  const end = blocks.findLastIndex((block) => {
    return block.type !== 'paragraph' || block.children.length > 0
  })
  return blocks.slice(0, end + 1)
}

const noteKey = (scope: number, label: string) => `${scope} ${label}`

const emptyNote = (label: string, scope: number): ScopedNote => ({
  label,
  scope,
  children: [{ type: 'paragraph', children: [] }],
})

function collectNotes(blocks: readonly Block[]) {
  const last = blocks.filter(isFootnotes).length - 1
  const body: { block: Block; scope: number }[] = []
  const notes = new Map<string, ScopedNote>()
  let scope = 0
  for (const block of blocks) {
    if (!isFootnotes(block)) {
      body.push({ block, scope: Math.max(0, Math.min(scope, last)) })
      continue
    }
    for (const note of block.notes) {
      const key = noteKey(scope, note.label)
      // A label that is used twice: the second note has no reference. No label contains a space.
      notes.set(notes.has(key) ? `${key} ${notes.size}` : key, { ...note, scope })
    }
    scope += 1
  }
  return { body, notes }
}

const isFootnotes = (block: Block): block is Footnotes => block.type === 'footnotes'
