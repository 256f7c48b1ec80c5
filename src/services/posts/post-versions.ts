import type { Post as PostDocument } from '#collections/generated/payload-types.ts'
import { restoreVersion } from '#collections/documents/restore-version.ts'
import { displayStatus } from '#src/contract/posts/post-schemas.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import type { Comparison, WordCounts } from '#src/contract/comparison-schemas.ts'
import { eachPostField, TEXT_FIELDS } from '#src/contract/posts/post-fields.ts'
import type { PostFieldName } from '#src/contract/posts/post-fields.ts'
import type { PostVersion } from '#src/contract/posts/post-version-schemas.ts'
import { findDocumentVersion, lockUnchanged } from '#src/services/platform/document-versions.ts'
import { as, payloadClient, withTransaction } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { getOwnerName } from '#src/services/profile/profile-service.ts'
import { toIso, toPost } from './post-mapper.ts'
import { getPost } from './post-service.ts'
import { LRUCache } from 'lru-cache'
import { compareVersions, versionText } from '#src/content/compare/compare-versions.ts'
import type { VersionText } from '#src/content/compare/compare-versions.ts'

type OfPost = Input<'listPostVersions'>

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
    ...as(actor),
  })
  const ids = docs.map((doc) => doc.id)
  const sizes = await sizesOfVersions(ids, readVersion({ actor, id }))
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
  version,
  against,
  ...of
}: Input<'comparePostVersion'>): Promise<Comparison<PostFieldName | 'status'>> {
  await getPost(of)
  const read = readVersion(of)
  return comparePostTexts(against ? await read(against) : null, await read(version))
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
}: Input<'restorePostVersion'>): Promise<Post> {
  const owner = await getOwnerName()
  return withTransaction(actor, async (req) => {
    await lockUnchanged(req, { kind: 'posts', id, ifMatch })
    const found = await findDocumentVersion('posts', { actor, id, version, req })
    return toPost(await restoreVersion({ req, version: found, asDraft: target === 'draft' }), owner)
  })
}

const readVersion = (of: OfPost) => async (version: string) =>
  postVersionText((await findDocumentVersion('posts', { ...of, version })).version)

const stateOf = ({ _status, publishedAt }: Pick<PostDocument, '_status' | 'publishedAt'>) =>
  displayStatus({ status: _status ?? 'draft', publishedAt: toIso(publishedAt) }) ?? 'draft'

/** Cache for the sizes of forty posts: versions never change. */
const sizes = new LRUCache<string, WordCounts>({ max: 2000 })

/** `ids` are newest first; null for the last. Sequential, so that other requests are served, and cached per pair. */
async function sizesOfVersions(
  ids: readonly string[],
  read: (id: string) => Promise<PostVersionText>,
): Promise<(WordCounts | null)[]> {
  const found: (WordCounts | null)[] = []
  let last: { id: string; text: PostVersionText } | undefined
  const textOf = async (id: string) => {
    if (last?.id !== id) last = { id, text: await read(id) }
    return last.text
  }
  for (const [index, id] of ids.entries()) {
    const older = ids[index + 1]
    const key = `${older} ${id}`
    const known = sizes.get(key)
    if (known || older === undefined) {
      found.push(known ?? null)
      continue
    }
    const after = await textOf(id)
    const { size } = comparePostTexts(await textOf(older), after)
    if (size) sizes.set(key, size)
    found.push(size)
  }
  return found
}

type Name = PostFieldName | 'status'
type PostVersionText = VersionText<Name>

function postVersionText(version: PostDocument): PostVersionText {
  const { content, ...fields } = eachPostField((name) => textOf(version[name]))
  return versionText<Name>({ ...fields, content: '', status: version._status ?? 'draft' }, content)
}

const comparePostTexts = (
  before: PostVersionText | null,
  after: PostVersionText,
): Comparison<Name> => compareVersions(before, after, TEXT_FIELDS)

const textOf = (value: string | number | string[] | null | undefined) =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '')
