import type { DataFromGlobalSlug, PayloadRequest } from 'payload'
import { lockGlobalRow } from '#collections/hooks/lock-global.ts'
import { dropReplacedDrafts } from '#collections/tables/global-rows.ts'
import type { DocumentVersion } from '#src/contract/document-schemas.ts'
import { assertUnchanged } from './document-versions.ts'
import { as, payloadClient, withTransaction } from './payload.ts'
import type { Admin } from './payload.ts'

export type DraftedGlobal = 'profile' | 'announcement'
type Of<S extends DraftedGlobal> = { actor: Admin; slug: S }

export type GlobalDocument<S extends DraftedGlobal> = {
  doc: DataFromGlobalSlug<S>
  state: 'draft' | 'changed' | 'published'
  savedAt: string | null
}

export async function readGlobal<S extends DraftedGlobal>(
  { actor, slug }: Of<S>,
  req?: PayloadRequest,
): Promise<GlobalDocument<S>> {
  const payload = await payloadClient()
  const options = { slug, depth: 0, ...(req ? { req } : {}), ...as(actor) }
  const stored = await payload.findGlobal(options)
  const doc = await payload.findGlobal({ ...options, draft: true })
  const isNewer = doc._status === 'draft'
  return {
    doc,
    state: stored._status !== 'published' ? 'draft' : isNewer ? 'changed' : 'published',
    savedAt: doc.updatedAt ? new Date(doc.updatedAt).toISOString() : null,
  }
}

export type GlobalFields<S extends DraftedGlobal> = Omit<
  Partial<DataFromGlobalSlug<S>>,
  'id' | 'updatedAt' | 'createdAt' | '_status'
>

type Saving<S extends DraftedGlobal> = Of<S> & {
  data: GlobalFields<S>
  isPublished: boolean
  ifMatch: string | null
}

/** Errors: `stale`; `invalid` with fields if published content breaks a rule. */
export async function saveGlobal<S extends DraftedGlobal>(
  saving: Saving<S>,
): Promise<GlobalDocument<S>> {
  const { actor, slug, data, isPublished, ifMatch } = saving
  return withTransaction(actor, async (req) => {
    await lockGlobalRow(req, slug)
    const { savedAt } = await readGlobal(saving, req)
    assertUnchanged(savedAt, ifMatch)
    const _status = isPublished ? 'published' : 'draft'
    await req.payload.updateGlobal({
      slug,
      data: { ...data, _status } as never,
      draft: !isPublished,
      depth: 0,
      req,
      ...as(actor),
    })
    if (!isPublished) await dropReplacedDrafts(req, slug)
    return readGlobal(saving, req)
  })
}

export async function listGlobalVersions({
  actor,
  slug,
}: Of<DraftedGlobal>): Promise<DocumentVersion[]> {
  const { state } = await readGlobal({ actor, slug })
  const payload = await payloadClient()
  const { docs } = await payload.findGlobalVersions({
    slug,
    sort: '-updatedAt',
    pagination: false,
    depth: 0,
    ...as(actor),
  })
  const published = docs.find(({ version }) => version._status === 'published')
  return docs.map(({ id, updatedAt, version }) => ({
    id,
    savedAt: new Date(updatedAt).toISOString(),
    state: version._status ?? 'draft',
    isPublic: state !== 'draft' && id === published?.id,
  }))
}

/** A kept version of a global. Errors: `not-found`. */
export async function findGlobalVersion<S extends DraftedGlobal>({
  actor,
  slug,
  version,
}: Of<S> & { /** uuid */ version: string }): Promise<DataFromGlobalSlug<S>> {
  const payload = await payloadClient()
  const found = await payload.findGlobalVersionByID({ slug, id: version, depth: 0, ...as(actor) })
  return found.version
}
