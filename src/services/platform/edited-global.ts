import type { DataFromGlobalSlug } from 'payload'
import type { DocumentVersion } from '#src/contract/document-schemas.ts'
import {
  findGlobalVersion,
  listGlobalVersions,
  readGlobal,
  saveGlobal,
} from './global-documents.ts'
import type { DraftedGlobal, GlobalDocument, GlobalFields } from './global-documents.ts'
import type { Admin } from './payload.ts'

type EditedGlobal<S extends DraftedGlobal, E> = {
  slug: S
  toEdited: (doc: DataFromGlobalSlug<S>) => E
  toFields: (edited: E) => GlobalFields<S>
}

export type GlobalChange = {
  actor: Admin
  ifMatch: string | null
}
type Stored<S extends DraftedGlobal, E> = Record<S, E> & Omit<GlobalDocument<S>, 'doc'>
type Of = { actor: Admin }

/** The calls on a global in the form in which it is edited, under its own name: `{ profile, state, savedAt }`. */
export function editedGlobal<S extends DraftedGlobal, E>(form: EditedGlobal<S, E>) {
  const { slug, toEdited, toFields } = form
  const toStored = ({ doc, ...facts }: GlobalDocument<S>) =>
    ({ [slug]: toEdited(doc), ...facts }) as Stored<S, E>

  const saveFields = async (change: GlobalChange, saved: Saved<S>): Promise<Stored<S, E>> =>
    toStored(await saveGlobal({ slug, ...change, ...saved }))
  const save =
    (isPublished: boolean) =>
    ({ actor, ifMatch, ...rest }: GlobalChange & Record<S, E>) =>
      saveFields({ actor, ifMatch }, { data: toFields(rest[slug]), isPublished })

  return {
    get: async ({ actor }: Of): Promise<Stored<S, E>> =>
      toStored(await readGlobal({ actor, slug })),
    saveFields,
    saveDraft: save(false),
    publish: save(true),
    listVersions: ({ actor }: Of): Promise<DocumentVersion[]> =>
      listGlobalVersions({ actor, slug }),
    /** Its fields as a draft. Errors: `not-found`, `stale`. */
    restoreVersion: async ({ version, ...change }: GlobalChange & { version: string }) => {
      const found = await findGlobalVersion({ actor: change.actor, slug, version })
      return saveFields(change, { data: toFields(toEdited(found)), isPublished: false })
    },
  }
}

type Saved<S extends DraftedGlobal> = { data: GlobalFields<S>; isPublished: boolean }
