import type { DataFromGlobalSlug, PayloadRequest } from 'payload'
import { lockGlobalRow } from '#collections/hooks/lock-global.ts'
import { dropReplacedDrafts } from '#collections/tables/global-rows.ts'
import type { DocumentState } from '#src/contract/document-schemas.ts'
import { assertUnchanged, documentState, listedVersions } from './document-versions.ts'
import { as, payloadClient, withTransaction } from './payload.ts'
import type { Admin } from './payload.ts'

type DraftedGlobal = 'profile' | 'announcement'

type GlobalFields<S extends DraftedGlobal> = Omit<
  Partial<DataFromGlobalSlug<S>>,
  'id' | 'updatedAt' | 'createdAt' | '_status'
>
type EditedGlobal<S extends DraftedGlobal, E> = {
  slug: S
  toEdited: (doc: DataFromGlobalSlug<S>) => E
  toFields: (edited: E) => GlobalFields<S>
}
type Stored<S extends DraftedGlobal, E> = Record<S, E> & {
  state: DocumentState
  savedAt: string | null
}
type Of = { actor: Admin }
export type GlobalChange = Of & { ifMatch: string | null }
type Saved<S extends DraftedGlobal> = { data: GlobalFields<S>; isPublished: boolean }

/** The calls on a global in the form in which it is edited, under its own name: `{ profile, state, savedAt }`. */
export function editedGlobal<S extends DraftedGlobal, E>(form: EditedGlobal<S, E>) {
  const { slug, toEdited, toFields } = form
  const read = async (actor: Admin, req?: PayloadRequest) => {
    const payload = await payloadClient()
    const options = { slug, ...as(actor, req) }
    const stored = await payload.findGlobal(options)
    const doc = await payload.findGlobal({ ...options, draft: true })
    return {
      [slug]: toEdited(doc),
      state: documentState(stored._status === 'published', doc._status),
      savedAt: doc.updatedAt ? new Date(doc.updatedAt).toISOString() : null,
    } as Stored<S, E>
  }

  /** Errors: `stale`; `invalid` with fields if published content breaks a rule. */
  const saveFields = ({ actor, ifMatch }: GlobalChange, { data, isPublished }: Saved<S>) =>
    withTransaction(actor, async (req) => {
      await lockGlobalRow(req, slug)
      assertUnchanged((await read(actor, req)).savedAt, ifMatch)
      const _status = isPublished ? 'published' : 'draft'
      await req.payload.updateGlobal({
        ...{ slug, data: { ...data, _status } as never, draft: !isPublished },
        ...as(actor, req),
      })
      if (!isPublished) await dropReplacedDrafts(req, slug)
      return read(actor, req)
    })
  const save =
    (isPublished: boolean) =>
    ({ body, ...change }: GlobalChange & { body: E }) =>
      saveFields(change, { data: toFields(body), isPublished })

  return {
    get: ({ actor }: Of) => read(actor),
    saveFields,
    saveDraft: save(false),
    publish: save(true),
    listVersions: async ({ actor }: Of) => {
      const payload = await payloadClient()
      const query = { slug, sort: '-updatedAt', pagination: false, ...as(actor) }
      const { docs } = await payload.findGlobalVersions(query)
      const { state } = await read(actor)
      return listedVersions(
        state,
        docs.map(({ id, updatedAt, version: { _status } }) => ({
          id,
          savedAt: updatedAt,
          _status,
        })),
      )
    },
    /** Its fields as a draft. Errors: `not-found`, `stale`. */
    restoreVersion: async ({ version: id, ...change }: GlobalChange & { version: string }) => {
      const payload = await payloadClient()
      const options = { slug, id, ...as(change.actor) }
      const found: DataFromGlobalSlug<S> = (await payload.findGlobalVersionByID(options)).version
      return saveFields(change, { data: toFields(toEdited(found)), isPublished: false })
    },
  }
}
