import 'server-only'
import { documentETag } from '#src/services/platform/document-versions.ts'

export type SavedResult =
  | { updatedAt: string }
  | { savedAt: string | null }
  | readonly { savedAt: string }[]

/** Adds the ETag of the last save to the response, so that an edit can name the version it started from (If-Match). */
export function addETag(headers: Headers, result: SavedResult): void {
  const savedAt = savedAtOf(result)
  if (savedAt !== undefined) headers.set('ETag', documentETag(savedAt))
}

function savedAtOf(result: SavedResult): string | null | undefined {
  if ('updatedAt' in result) return result.updatedAt
  return 'savedAt' in result ? result.savedAt : result[0]?.savedAt
}
