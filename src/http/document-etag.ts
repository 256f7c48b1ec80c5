import 'server-only'
import { documentETag } from '#src/services/platform/global-documents.ts'

/** Adds the document's ETag to the response, so that an edit can name the version it started from (If-Match). */
export function withDocumentEtag<T extends { savedAt: string | null }>(
  document: T,
  headers: Headers,
): T {
  headers.set('ETag', documentETag(document.savedAt))
  return document
}
