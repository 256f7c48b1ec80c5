import type { PayloadRequest } from 'payload'
import { lockDocument } from '#collections/tables/document-lock.ts'
import type { DocumentState, DocumentVersion } from '#src/contract/document-schemas.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { as, payloadClient } from './payload.ts'
import type { Admin } from './payload.ts'

type Kind = 'posts' | 'projects'

/** The ETag of a document that may never have been saved: the time of its last save. */
export const documentETag = (savedAt: string | null): string =>
  `"${savedAt === null ? 0 : new Date(savedAt).getTime().toString(36)}"`

type IfMatch = string | null | undefined

/** Errors: `stale` when the last save is not the version of `ifMatch`. */
export function assertUnchanged(savedAt: string | null, ifMatch: IfMatch): void {
  if (ifMatch && ifMatch !== '*' && ifMatch !== documentETag(savedAt))
    throw new ServiceError('stale')
}

/** Locks a document until the transaction ends. Returns the time of its last save. Errors: `not-found`, `stale`. */
export async function lockUnchanged(
  req: PayloadRequest,
  { kind, id, ifMatch }: { kind: Kind; id: string; ifMatch?: IfMatch },
): Promise<string> {
  const savedAt = await lockDocument(req, { kind, id })
  if (savedAt === null) throw new ServiceError('not-found')
  assertUnchanged(savedAt, ifMatch)
  return savedAt
}

/** A repeated request overwrites only its own save. */
export async function assertUnchangedSince(
  req: PayloadRequest,
  { id, savedAt }: { id: string; savedAt: string },
) {
  if ((await lockUnchanged(req, { kind: 'posts', id })) !== savedAt) throw new ServiceError('stale')
}

type OfVersion = { actor: Admin; id: string; version: string; req?: PayloadRequest }

/** A stored version of a document. Errors: `not-found`, also for a version of another document. */
export async function findDocumentVersion<K extends Kind>(
  collection: K,
  { actor, id, version, req }: OfVersion,
) {
  const payload = await payloadClient()
  const found = await payload.findVersionByID({
    ...{ collection, id: version, disableErrors: true, trash: true },
    ...as(actor, req),
  })
  // With `disableErrors` an unknown version is null, which the type does not say.
  if ((found as typeof found | null)?.parent !== id) throw new ServiceError('not-found')
  return found
}

type Status = DocumentVersion['state'] | null | undefined

/** `_status`: the status of the newest save. */
export const documentState = (isPublic: boolean, _status: Status): DocumentState =>
  !isPublic ? 'draft' : _status === 'draft' ? 'changed' : 'published'

type Saved = { id: string; savedAt: string; _status?: Status }

/** The versions of a document with this state, newest first. */
export function listedVersions(
  state: DocumentState,
  versions: readonly Saved[],
): DocumentVersion[] {
  const published = versions.find(({ _status }) => _status === 'published')
  return versions.map(({ id, savedAt, _status }) => ({
    id,
    savedAt: new Date(savedAt).toISOString(),
    state: _status ?? 'draft',
    isPublic: state !== 'draft' && id === published?.id,
  }))
}
