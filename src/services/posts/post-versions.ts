import type { PayloadRequest, TypeWithVersion } from 'payload'
import type { Post as PostDocument } from '#collections/generated/payload-types.ts'
import { restoreVersion } from '#collections/documents/restore-version.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { displayStatus } from '#src/contract/posts/post-schemas.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import type { Comparison } from '#src/contract/comparison-schemas.ts'
import type { PostFieldName } from '#src/contract/posts/post-fields.ts'
import type { PostVersion } from '#src/contract/posts/post-version-schemas.ts'
import { as, payloadClient, withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { getOwnerName } from '#src/services/profile/profile-service.ts'
import { comparePostTexts, postVersionText } from './post-version-text.ts'
import { toIso, toPost } from './post-mapper.ts'
import { getPost, lockUnchanged } from './post-service.ts'
import { sizesOfVersions } from './version-sizes.ts'

type OfPost = { actor: Admin; /** uuid */ id: string }
type OfVersion = OfPost & { /** uuid */ version: string }

/** GET /api/blog/{id}/versions: newest first. Errors: `not-found`, also for a post in the trash. */
export async function listPostVersions({ actor, id }: OfPost): Promise<PostVersion[]> {
  const { status } = await getPost({ actor, id })
  const payload = await payloadClient()
  const { docs } = await payload.findVersions({
    collection: 'posts',
    where: { parent: { equals: id } },
    select: { version: { title: true, _status: true, publishedAt: true, updatedAt: true } },
    sort: '-updatedAt',
    pagination: false,
    trash: true,
    depth: 0,
    ...as(actor),
  })
  const ids = docs.map((doc) => doc.id)
  const sizes = await sizesOfVersions(ids, async (version) =>
    postVersionText((await findVersion({ actor, id, version })).version),
  )
  const published = docs.find(({ version }) => version._status === 'published')
  return docs.map(({ id: versionId, version }, index) => ({
    id: versionId,
    savedAt: new Date(version.updatedAt).toISOString(),
    state: stateOf(version),
    isPublic: status === 'published' && versionId === published?.id,
    title: version.title ?? '',
    size: sizes[index] ?? null,
  }))
}

/**
 * GET /api/blog/{id}/versions/{version}: changes against another version. Errors: `not-found`, also for another post's
 * version.
 */
export async function comparePostVersion({
  actor,
  id,
  version,
  against,
}: OfVersion & { against?: string | undefined }): Promise<Comparison<PostFieldName | 'status'>> {
  await getPost({ actor, id })
  const after = await findVersion({ actor, id, version })
  const before = against ? await findVersion({ actor, id, version: against }) : null
  return comparePostTexts(before && postVersionText(before.version), postVersionText(after.version))
}

/**
 * POST /api/blog/{id}/versions/{version}/restore: saves a new version; as a draft, the published text stays. Errors:
 * `not-found`, `stale`, `invalid` when a published post would lack a field.
 */
export async function restorePostVersion({
  actor,
  id,
  version,
  ifMatch,
  as: target,
}: OfVersion & { ifMatch: string | null; as?: 'draft' | undefined }): Promise<Post> {
  const owner = await getOwnerName()
  return withTransaction(actor, async (req) => {
    await lockUnchanged(req, { id, ifMatch })
    const found = await findVersion({ actor, id, version, req })
    return toPost(await restoreVersion({ req, version: found, asDraft: target === 'draft' }), owner)
  })
}

type Version = TypeWithVersion<PostDocument>

async function findVersion({
  actor,
  id,
  version,
  req,
}: OfVersion & { req?: PayloadRequest }): Promise<Version> {
  const payload = await payloadClient()
  const found = await payload.findVersionByID({
    collection: 'posts',
    id: version,
    depth: 0,
    disableErrors: true,
    trash: true,
    ...(req ? { req } : {}),
    ...as(actor),
  })
  // With `disableErrors` an unknown version is null, which the type does not say.
  if ((found as Version | null)?.parent !== id) throw new ServiceError('not-found')
  return found
}

const stateOf = ({ _status, publishedAt }: Pick<PostDocument, '_status' | 'publishedAt'>) =>
  displayStatus({ status: _status ?? 'draft', publishedAt: toIso(publishedAt) }) ?? 'draft'
