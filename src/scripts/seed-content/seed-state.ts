import type { Payload, Where } from 'payload'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { asSystem, payloadClient } from '#src/services/payload.ts'
import { ARTWORK } from './artwork.ts'
import { resumeFileName } from './resume-pdf.ts'
import { SEED_CONTACTS } from './seed-contacts.ts'
import { SEED_POSTS } from './seed-posts.ts'
import { SEED_RECORD } from './seed-record.ts'

/** Records the decision, so that what the owner deletes stays deleted. */
export async function recordDecision(now: Date): Promise<void> {
  const payload = await payloadClient()
  await payload.kv.set(SEED_RECORD, { decidedAt: now.toISOString() })
}

/**
 * True when the database holds anything that is not example content. Our own rows do not count: without
 * a record they were left by a seeding that was interrupted, and the next one completes it.
 */
export async function hasForeignContent(): Promise<boolean> {
  const payload = await payloadClient()
  const totals = await Promise.all([
    total(payload, 'users', {}),
    total(payload, 'posts', { title: { not_in: SEED_POSTS.map(({ title }) => title) } }),
    total(payload, 'media', { originalName: { not_in: ARTWORK.map(({ fileName }) => fileName) } }),
    total(payload, 'resumes', { originalName: { not_equals: resumeFileName(portfolio) } }),
    total(payload, 'contacts', { email: { not_in: SEED_CONTACTS.map(({ email }) => email) } }),
  ])
  return totals.some((count) => count > 0)
}

type Collection = 'users' | 'posts' | 'media' | 'resumes' | 'contacts'

async function total(payload: Payload, collection: Collection, where: Where): Promise<number> {
  const { totalDocs } = await payload.count({
    collection,
    where,
    ...asSystem('before anybody has signed in there is nobody to count for'),
  })
  return totalDocs
}
