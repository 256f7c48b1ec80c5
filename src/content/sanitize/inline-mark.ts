import type { Mark } from '#src/content/format/block-tree.ts'

/** A second mark of a type replaces the first. `code` is always the innermost, so that a link may wrap it. */
export function addMark(marks: readonly Mark[], mark: Mark): Mark[] {
  const known = marks.findIndex(({ type }) => type === mark.type)
  if (known >= 0) return marks.with(known, mark)
  const isCode = marks.at(-1)?.type === 'code'
  return isCode ? marks.toSpliced(-1, 0, mark) : [...marks, mark]
}

/** True when two marks can be written as one element. */
export function isSameMark(a: Mark, b: Mark): boolean {
  if (a.type === 'color') return b.type === 'color' && a.color === b.color
  if (a.type === 'highlight') return b.type === 'highlight' && a.color === b.color
  if (a.type === 'link') return b.type === 'link' && a.href === b.href
  return a.type === b.type
}
