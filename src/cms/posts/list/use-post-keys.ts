import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { focusedRow, markedInRow } from '#src/cms/components/rows-in-view.ts'
import { useListSteps } from '#src/cms/components/use-list-steps.ts'
import { useReturnToRow } from '#src/cms/components/use-return-to-row.ts'
import type { Selection } from '#src/cms/components/use-selection.ts'
import { useShortcuts } from '#src/cms/components/use-shortcuts.ts'

export const POST_KEY_HINTS = [
  ['j k', 'next, previous'],
  ['x', 'select'],
  ['t', 'tags'],
  ['#', 'delete'],
  ['/', 'search'],
] as const

type PostKeys = {
  posts: ListedPost[]
  selection: Selection
  onTags: () => void
  onDelete: (posts: ListedPost[]) => void
}

/**
 * `j` and `k` move the focus through the titles, `x` selects (with Shift: up to there), Ctrl A selects all, Escape
 * none, `t` opens the tags, `#` deletes what is selected, or the post that has the focus.
 */
export function usePostKeys({ posts, selection, onTags, onDelete }: PostKeys) {
  const stepFrom = useListSteps(
    posts.map(({ id }) => id),
    ROW,
  )
  useReturnToRow(ROW)
  const go = (step: 1 | -1) => {
    const next = stepFrom(step, focusedRow(ROW))
    document.querySelector<HTMLElement>(`[${ROW}="${next}"]`)?.focus()
  }
  const toggle = (isRange: boolean) => {
    const id = focusedId()
    if (id) selection.toggle(id, isRange)
  }
  const chosen = () => {
    const id = focusedId()
    const ids = selection.selected.length > 0 ? selection.selected : [id]
    return posts.filter((post) => ids.includes(post.id))
  }
  useShortcuts({
    j: () => go(1),
    k: () => go(-1),
    x: () => toggle(false),
    X: () => toggle(true),
    t: onTags,
    '#': () => onDelete(chosen()),
    'Mod+a': selection.selectAll,
    Escape: selection.clear,
  })
}

/** On the link of each row. */
const ROW = 'data-post'

/** The post of the card or row that has the focus. */
const focusedId = () => markedInRow(document.activeElement, ROW)?.getAttribute(ROW) ?? undefined
