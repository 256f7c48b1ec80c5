import { beforeAll, describe, expect, it } from 'vitest'
import { postBodySchema } from '#src/contract/posts/post-schemas.ts'
import { readExampleContent } from '#src/scripts/seed-content/example-content.ts'
import { seedExampleContent } from '#src/scripts/seed-content/seed-database.ts'
import type { SeedReport } from '#src/scripts/seed-content/seed-database.ts'
import { hoursBefore } from '#src/scripts/seed-content/seed-dates.ts'
import { listContacts } from '#src/services/contacts/contact-service.ts'
import { payloadClient, visitor, withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { listPosts } from '#src/services/posts/post-list.ts'
import { createPost, getPost } from '#src/services/posts/post-service.ts'
import { getActiveResume } from '#src/services/resumes/resume-service.ts'
import { listMedia } from '#src/services/media/media-service.ts'
import { runSql, sql } from '#collections/sql.ts'
import { postBody } from '#tests/support/post-bodies.ts'

const owner = {
  kind: 'admin',
  user: { id: '11111111-1111-4111-8111-111111111111', collection: 'users' },
} as unknown as Admin

const query = (statement: ReturnType<typeof sql>) =>
  withTransaction(visitor, (req) => runSql(req, statement))

const rows = () =>
  query(sql`
    select 'post' as kind, id::text, title as name, updated_at::text from posts
    union all select 'media', id::text, original_name, updated_at::text from media
    union all select 'resume', id::text, original_name, updated_at::text from resumes
    union all select 'contact', id::text, email || state::text, updated_at::text from contacts
    order by 1, 2`)

const NOW = new Date('2026-12-01T12:00:00Z')
const PATIENCE = 180_000
const example = await readExampleContent()
const [oldest, ...others] = example.posts
const newest = others.findLast(({ publishedAt }) => publishedAt)
const TOTALS = {
  posts: example.posts.length,
  media: example.pictures.length,
  resumes: 1,
  contacts: example.messages.length,
}
const ROWS = Object.values(TOTALS).reduce((sum, count) => sum + count)

describe('example content in an empty database', () => {
  const steps: string[] = []
  let report: SeedReport
  beforeAll(async () => {
    report = await seedExampleContent({ now: NOW, say: (step) => steps.push(step) })
  }, PATIENCE)

  it('is complete, and every step was reported', async () => {
    expect(report).toEqual({ outcome: 'seeded', ...TOTALS })
    expect(steps).toHaveLength(ROWS)
    expect(await rows()).toHaveLength(ROWS)
  })

  it('shows the published posts to visitors, each with its date and its images', async () => {
    const posts = await listPosts({ actor: visitor })
    expect(posts).toHaveLength(example.posts.filter(({ publishedAt }) => publishedAt).length)
    expect(posts[0]).toMatchObject({ title: newest?.title, publishedAt: newest?.publishedAt })
    expect(posts.at(-1)?.publishedAt).toBe(oldest?.publishedAt)
    const media = await listMedia({ actor: owner })
    const addresses = media.map(({ url }) => url)
    expect(media.every(({ alt, width, sizes }) => alt && width && sizes.length > 0)).toBe(true)
    for (const { id, imageUrl } of posts) {
      expect(addresses).toContain(imageUrl)
      const { content, createdAt, publishedAt } = await getPost({ actor: visitor, id })
      expect(createdAt).toBe(publishedAt)
      const shown = [...content.matchAll(/\/files\/media\/[\w.-]+/g)].map(([address]) => address)
      expect(addresses).toEqual(expect.arrayContaining(shown))
    }
  })

  it('has an active resume, and messages of several ages and states', async () => {
    expect((await getActiveResume()).originalName).toBe(example.resume.name)
    const contacts = await listContacts({ actor: owner })
    const byAge = example.messages.toSorted((one, other) => one.hoursAgo - other.hoursAgo)
    expect(contacts.map(({ state }) => state)).toEqual(byAge.map(({ state }) => state))
    expect(contacts[0]?.createdAt).toBe(hoursBefore(NOW, byAge[0]?.hoursAgo ?? 0))
  })

  it('gives the same rows when seeded a second time', async () => {
    const before = await rows()
    expect(await seedExampleContent()).toEqual({ outcome: 'decided-before' })
    expect(await rows()).toEqual(before)
  })

  it('is completed once after an interruption, however many start concurrently', async () => {
    await (await payloadClient()).kv.clear()
    await query(sql`delete from posts where title = ${oldest?.title}`)
    await query(sql`delete from contacts where email = ${example.messages[0]?.email}`)
    const reports = await Promise.all([
      seedExampleContent({ now: NOW }),
      seedExampleContent({ now: NOW }),
    ])
    const completed = { outcome: 'seeded', posts: 1, media: 0, resumes: 0, contacts: 1 }
    expect(reports).toContainEqual(completed)
    expect(reports).toContainEqual({ outcome: 'decided-before' })
    expect(await rows()).toHaveLength(ROWS)
  })
})

describe('example content beside the content of an owner', () => {
  beforeAll(async () => {
    await query(sql`truncate posts, _posts_v, media, resumes, contacts, payload_kv cascade`)
  })

  it('is not added, not even after that content was deleted', async () => {
    const body = postBodySchema.parse(postBody({ title: 'Mine' }))
    const { id } = await createPost({ actor: owner, body })
    const before = await rows()
    expect(await seedExampleContent()).toEqual({ outcome: 'content-of-the-owner' })
    expect(await rows()).toEqual(before)
    await query(sql`delete from posts where id = ${id}`)
    expect(await seedExampleContent()).toEqual({ outcome: 'decided-before' })
    expect(await rows()).toEqual([])
  })
})
