import { Forbidden } from 'payload'
import type { Endpoint, PayloadRequest, TypeWithVersion } from 'payload'
import type { Post } from '#collections/generated/payload-types.ts'
import { eachPostField } from '#src/contract/posts/post-fields.ts'
import type { PostFieldName } from '#src/contract/posts/post-fields.ts'

type VersionToRestore = {
  req: PayloadRequest
  version: TypeWithVersion<Post>
  asDraft?: boolean
}

/**
 * Status, dates and slug do not change. The caller checks that an administrator asks for it. Returns the post as last
 * saved.
 */
export async function restoreVersion({ req, version, asDraft = false }: VersionToRestore) {
  const post = { collection: 'posts' as const, id: String(version.parent), depth: 0, req }
  const stored = await req.payload.findByID(post)
  const newest = await req.payload.findByID({ ...post, draft: true })
  const isSeparate = stored._status === 'published' || newest.updatedAt !== stored.updatedAt
  const isDraftOverPost = newest._status === 'draft' && isSeparate
  const draft = isDraftOverPost || (asDraft && stored._status === 'published')
  const fields = eachPostField((name) => version.version[name] ?? null) as Pick<Post, PostFieldName>
  const _status = draft ? 'draft' : (stored._status ?? 'draft')
  const data = { ...fields, slug: newest.slug ?? null, _status }
  const doc = await req.payload.update({ ...post, data, draft })
  const { publishedAt, firstPublishedAt } = stored
  return { ...doc, _status: stored._status, publishedAt, firstPublishedAt }
}

/** Payload's own restore takes status, dates and slug from the version: an unpublished post became public again. */
export const restoreVersionEndpoint: Omit<Endpoint, 'root'> = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw new Forbidden(req.t)
    const version = await req.payload.findVersionByID({
      collection: 'posts',
      id: String(req.routeParams?.['id']),
      depth: 0,
      req,
    })
    const asDraft = req.query['draft'] === 'true' || version.version._status === 'draft'
    const doc = await restoreVersion({ req, version, asDraft })
    return Response.json({ ...doc, message: req.t('version:restoredSuccessfully') })
  },
}
