import type { TrashItem, TrashKind } from '#src/contract/trash/trash-calls.ts'
import { searchTexts } from '#src/lib/normalize-for-search.ts'

export const TRASH_NOUNS: Record<TrashKind, string> = {
  posts: 'Post',
  projects: 'Project',
  media: 'File',
  resumes: 'Resume',
  contacts: 'Message',
}

type TrashFilter = TrashKind | 'all'

export function trashTabs(items: readonly TrashItem[]) {
  const kinds = Object.keys(TRASH_NOUNS) as TrashKind[]
  const counted = kinds.map((kind) => ({
    value: kind,
    label: `${TRASH_NOUNS[kind]}s`,
    count: items.filter((item) => item.kind === kind).length,
  }))
  return [
    { value: 'all' as const, label: 'All', count: items.length },
    ...counted.filter(({ count }) => count > 0),
  ]
}

export const ofKind = (items: TrashItem[], kind: TrashFilter): TrashItem[] =>
  kind === 'all' ? items : items.filter((item) => item.kind === kind)

export const searchTrash = (items: readonly TrashItem[], query: string) =>
  searchTexts(items, query, ({ kind, name, detail }) => [name, detail, TRASH_NOUNS[kind]])
