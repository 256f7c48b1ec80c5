import type { PreviewLink as LinkDocument } from '#collections/generated/payload-types.ts'
import { LIMITS } from '#src/contract/limits.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import type { PreviewLink } from '#src/contract/posts/preview-link-calls.ts'
import {
  as,
  asSystem,
  findDocument,
  findFirst,
  payloadClient,
} from '#src/services/platform/payload.ts'
import type { Actor } from '#src/services/platform/payload.ts'
import { getOwnerName } from '#src/services/profile/profile-service.ts'
import { toPost } from './post-mapper.ts'
import { getPost } from './post-service.ts'
import { jwtVerify, SignJWT } from 'jose'
import type { Payload } from 'payload'

const DAY = 24 * 60 * 60 * 1000

type OfPost = { actor: Actor; /** uuid of the post */ id: string }

/** GET /api/blog/{id}/preview-links: the valid links, newest first. Errors: `not-found`. */
export async function listPreviewLinks({ actor, id }: OfPost): Promise<PreviewLink[]> {
  await getPost({ actor, id })
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'preview-links',
    where: { post: { equals: id }, expiresAt: { greater_than: new Date().toISOString() } },
    sort: '-createdAt',
    pagination: false,
    ...as(actor),
  })
  return Promise.all(docs.map(toPreviewLink))
}

/** POST /api/blog/{id}/preview-links: a new link, valid for `LIMITS.previewDays`. Errors: `not-found`. */
export async function createPreviewLink({ actor, id }: OfPost): Promise<PreviewLink> {
  await getPost({ actor, id })
  await deleteExpiredLinks(actor)
  const payload = await payloadClient()
  const expiresAt = new Date(Date.now() + LIMITS.previewDays * DAY).toISOString()
  const data = { post: id, expiresAt }
  return toPreviewLink(await payload.create({ collection: 'preview-links', data, ...as(actor) }))
}

/** DELETE /api/preview-links/{id}: revokes the link. Errors: `not-found`. */
export async function deletePreviewLink({ actor, id }: { actor: Actor; id: string }) {
  const payload = await payloadClient()
  const doc = await payload.delete({ collection: 'preview-links', id, ...as(actor) })
  return { id: doc.id }
}

/** The newest save, draft or not; null when the link is forged, expired or revoked, or the post was deleted. */
export async function getPostByPreviewToken(
  token: string,
): Promise<{ post: Post; expiresAt: string } | null> {
  const payload = await payloadClient()
  const id = await verifyPreviewToken(payload, token)
  if (id === null) return null
  const system = asSystem('the link itself is the permission, and was made by an administrator')
  const link = await findFirst('preview-links', { where: { id: { equals: id } }, ...system })
  if (!link || typeof link.post !== 'string' || new Date(link.expiresAt) <= new Date()) return null
  const doc = await findDocument('posts', { id: link.post, draft: true, ...system })
  return doc && { post: toPost(doc, await getOwnerName()), expiresAt: link.expiresAt }
}

async function deleteExpiredLinks(actor: Actor) {
  const payload = await payloadClient()
  await payload.delete({
    collection: 'preview-links',
    where: {
      or: [{ expiresAt: { less_than: new Date().toISOString() } }, { post: { exists: false } }],
    },
    ...as(actor),
  })
}

async function toPreviewLink(doc: LinkDocument): Promise<PreviewLink> {
  const payload = await payloadClient()
  return {
    id: doc.id,
    path: `/preview/${await signPreviewToken(payload, doc)}`,
    createdAt: new Date(doc.createdAt).toISOString(),
    expiresAt: new Date(doc.expiresAt).toISOString(),
  }
}

// Sessions are signed with the same secret: the audience separates the two kinds of token.
const AUDIENCE = 'folio-preview'

const key = (payload: Payload) => new TextEncoder().encode(payload.secret)

type Link = { id: string; expiresAt: string }

/** The signed token of a preview link; deterministic per link. */
const signPreviewToken = (payload: Payload, { id, expiresAt }: Link): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(id)
    .setAudience(AUDIENCE)
    .setExpirationTime(new Date(expiresAt))
    .sign(key(payload))

/** The link's id; null for a forged, altered or expired token. */
async function verifyPreviewToken(payload: Payload, token: string): Promise<string | null> {
  try {
    const options = { algorithms: ['HS256'], audience: AUDIENCE, requiredClaims: ['exp', 'jti'] }
    const { payload: claims } = await jwtVerify(token, key(payload), options)
    return claims.jti ?? null
  } catch {
    return null // every invalid token gets the same answer
  }
}
