import type { Payload, Where } from 'payload'
import { asSystem, payloadClient } from '#src/services/platform/payload.ts'
import type { ExampleContent } from './example-content.ts'
import { SEED_DECISION_KEY } from './seed-decision.ts'

/** Records the decision, so that content deleted by the owner is not seeded again. */
export async function recordSeedDecision(now: Date): Promise<void> {
  const payload = await payloadClient()
  await payload.kv.set(SEED_DECISION_KEY, { decidedAt: now.toISOString() })
}

/**
 * True when the database contains anything that is not example content. Example rows do not count: without a recorded
 * decision they come from an interrupted seeding, which the next one completes.
 */
export async function hasOwnerContent({
  posts,
  pictures,
  messages,
  resume,
}: ExampleContent): Promise<boolean> {
  const payload = await payloadClient()
  const totals = await Promise.all([
    total(payload, 'users', {}),
    total(payload, 'posts', { title: { not_in: posts.map(({ title }) => title) } }),
    total(payload, 'media', { originalName: { not_in: pictures.map(({ name }) => name) } }),
    total(payload, 'resumes', { originalName: { not_equals: resume.name } }),
    total(payload, 'contacts', { email: { not_in: messages.map(({ email }) => email) } }),
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
