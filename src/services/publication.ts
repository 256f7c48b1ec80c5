import { asSystem, payloadClient } from './payload.ts'

/**
 * When the next scheduled post becomes due (design section 4: scheduling is a condition when reading, and a
 * timer that refreshes the pages).
 * @returns an ISO timestamp, or null when nothing is scheduled
 */
export async function nextPublication(now = new Date()): Promise<string | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'posts',
    where: {
      and: [
        { _status: { equals: 'published' } },
        { publishedAt: { greater_than: now.toISOString() } },
      ],
    },
    sort: 'publishedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    select: { publishedAt: true },
    ...asSystem('a timer asks, and visitors may not see what is not due'),
  })
  return docs[0]?.publishedAt ?? null
}
