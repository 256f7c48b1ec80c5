import type { TrashItem, TrashKind } from '#src/contract/trash/trash-schemas.ts'
import { normalizeForSearch } from '#src/lib/normalize-for-search.ts'

/** Display names of the kinds of items. */
export const TRASH_NOUNS: Record<TrashKind, string> = {
  posts: 'Post',
  projects: 'Project',
  media: 'File',
  resumes: 'Resume',
  contacts: 'Message',
}

/** Case-insensitive, over the name, the kind, and the type of a file or the sender of a message. */
export function searchTrash(items: TrashItem[], query: string): TrashItem[] {
  const wanted = normalizeForSearch(query.trim())
  return items.filter(({ kind, name, detail }) =>
    [name, detail, TRASH_NOUNS[kind]].some((text) => normalizeForSearch(text).includes(wanted)),
  )
}
