import type { Trashed, TrashKind } from '#src/contract/trash.ts'
import { searchText } from '#src/lib/search-text.ts'

/** What a thing of the trash is called by its kind. */
export const TRASH_NOUNS: Record<TrashKind, string> = {
  posts: 'Post',
  media: 'File',
  resumes: 'Resume',
  contacts: 'Message',
}

/** Case-insensitive, on the name, the kind, and the type of a file or the sender of a message. */
export function searchTrash(items: Trashed[], query: string): Trashed[] {
  const wanted = searchText(query.trim())
  return items.filter(({ kind, name, detail }) =>
    [name, detail, TRASH_NOUNS[kind]].some((text) => searchText(text).includes(wanted)),
  )
}
