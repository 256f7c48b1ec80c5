import { File, FileText, FileUser, FolderKanban, Mail } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { TrashItem, TrashKind } from '#src/contract/trash/trash-calls.ts'
import { searchTexts } from '#src/lib/normalize-for-search.ts'

export const TRASH_KINDS: Record<TrashKind, { noun: string; Icon: LucideIcon }> = {
  posts: { noun: 'Post', Icon: FileText },
  projects: { noun: 'Project', Icon: FolderKanban },
  media: { noun: 'File', Icon: File },
  resumes: { noun: 'Resume', Icon: FileUser },
  contacts: { noun: 'Message', Icon: Mail },
}

type TrashFilter = TrashKind | 'all'

export function trashTabs(items: readonly TrashItem[]) {
  const kinds = Object.keys(TRASH_KINDS) as TrashKind[]
  const counted = kinds.map((kind) => ({
    value: kind,
    label: `${TRASH_KINDS[kind].noun}s`,
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
  searchTexts(items, query, ({ kind, name, detail }) => [name, detail, TRASH_KINDS[kind].noun])
