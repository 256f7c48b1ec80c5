import { z } from 'zod'
import type { Profile as StoredProfile } from '#collections/generated/payload-types.ts'
import { sql } from '#collections/sql.ts'
import type { Profile } from '#src/contract/profile/profile.ts'
import { isBuildWithoutData } from '#src/env.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { findUploadedImages } from '#src/services/media/page-images.ts'
import { as, asSystem, payloadClient, readSql } from '#src/services/platform/payload.ts'
import { authenticateRequest } from '#src/services/auth/authentication.ts'
import { toProfile } from './profile-mapper.ts'

/** Returns the published profile, or the default content if none is published. */
export async function getProfile(): Promise<Profile> {
  if (isBuildWithoutData) return defaultProfile
  const payload = await payloadClient()
  const system = asSystem('the published profile is on every page')
  const doc = await payload.findGlobal({ slug: 'profile', ...system })
  return doc._status === 'published' && doc.updatedAt ? withPortrait(doc) : defaultProfile
}

/** The name of the owner alone, for posts without an author. */
export async function getOwnerName(): Promise<string> {
  const [row] = await readSql(
    sql`select name from profile where _status = 'published' limit 1`,
    z.object({ name: z.string().nullable() }),
  )
  return row?.name ?? defaultProfile.personal.name
}

/** The newest saved version, published or not, for the signed-in administrator; null for everyone else. */
export async function getProfilePreview(headers: Headers): Promise<Profile | null> {
  const { actor } = await authenticateRequest(headers)
  if (actor.kind !== 'admin') return null
  const payload = await payloadClient()
  return withPortrait(await payload.findGlobal({ slug: 'profile', draft: true, ...as(actor) }))
}

async function withPortrait(doc: StoredProfile): Promise<Profile> {
  const id = typeof doc.portrait === 'string' ? doc.portrait : undefined
  const images = id === undefined ? {} : await findUploadedImages([id])
  return toProfile(doc, (id && images[id]) || null)
}
