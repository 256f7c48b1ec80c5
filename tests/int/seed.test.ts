import { EXAMPLE_FIELDS } from '#src/contract/example/example-schemas.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { postBodySchema } from '#src/contract/posts/post-schemas.ts'
import { readExample } from '#src/scripts/seed-content/example-source.ts'
import { seedExampleContent } from '#src/scripts/seed-content/seed-database.ts'
import type { SeedReport } from '#src/scripts/seed-content/seed-database.ts'
import { getExampleState } from '#src/services/example/example-content-service.ts'
import { listMessages } from '#src/services/messages/message-service.ts'
import { payloadClient, readSql, visitor } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { listPosts } from '#src/services/posts/list-posts.ts'
import { createPost, getPost } from '#src/services/posts/post-service.ts'
import { getActiveResume } from '#src/services/resumes/resume-service.ts'
import { findPageImages } from '#src/services/media/page-images.ts'
import { listMedia } from '#src/services/media/media-service.ts'
import { sql } from '#collections/sql.ts'
import { postBody } from '#tests/support/post-bodies.ts'

const owner = {
  kind: 'admin',
  user: { id: '11111111-1111-4111-8111-111111111111', collection: 'users' },
} as unknown as Admin

const rows = () =>
  readSql(sql`
    select 'post' as kind, id::text, title as name, updated_at::text from posts
    union all select 'project', id::text, title, updated_at::text from projects
    union all select 'media', id::text, original_name, updated_at::text from media
    union all select 'resume', id::text, original_name, updated_at::text from resumes
    union all select 'contact', id::text, email || state::text, updated_at::text from contacts
    order by 1, 2`)

const NOW = new Date('2026-12-01T12:00:00Z')
const PATIENCE = 180_000
const { posts, messages, keys, asOf } = await readExample()
const byDate = posts
  .filter(({ isDraft }) => !isDraft)
  .toSorted((one, other) => Number(one.publishedAt) - Number(other.publishedAt))
const [oldest, newest] = [byDate[0], byDate.at(-1)]
const TOTALS = {
  posts: keys.posts.length,
  projects: keys.projects.length,
  media: keys.media.length,
  resumes: 1,
  contacts: keys.contacts.length,
}
const ROWS = Object.values(TOTALS).reduce((sum, count) => sum + count)

describe('example content in an empty database', () => {
  const steps: string[] = []
  let report: SeedReport
  beforeAll(async () => {
    report = await seedExampleContent({ now: NOW, say: (step) => steps.push(step) })
  }, PATIENCE)

  it('is complete, and every post was reported', async () => {
    expect(report).toEqual({ outcome: 'seeded', ...TOTALS })
    const images = Array.from({ length: 19 }, (_, at) => `image ${at + 1} of 19`)
    expect(steps).toEqual([...images, ...posts.map(({ title }) => `post “${title}”`)])
    expect(await rows()).toHaveLength(ROWS)
  })

  it('shows the published posts to visitors, each with its date and its images', async () => {
    const posts = await listPosts({ actor: visitor })
    expect(posts).toHaveLength(byDate.length)
    expect(posts[0]).toMatchObject({
      title: newest?.title,
      publishedAt: newest?.publishedAt?.toISOString(),
    })
    expect(posts.at(-1)?.publishedAt).toBe(oldest?.publishedAt?.toISOString())
    const media = await listMedia({ actor: owner })
    const addresses = media.map(({ url }) => url)
    expect(media.every(({ alt, width, sizes }) => alt && width && sizes.length > 0)).toBe(true)
    const covers = Object.values(await findPageImages(posts.map(({ imageUrl }) => imageUrl)))
    expect(covers.length).toBeGreaterThan(0)
    expect(covers.every(({ isDrawing }) => isDrawing)).toBe(true)
    for (const { id, imageUrl } of posts) {
      expect(addresses).toContain(imageUrl)
      const { content, createdAt, publishedAt } = await getPost({ actor: visitor, id })
      expect(createdAt).toBe(publishedAt)
      const shown = [...content.matchAll(/\/files\/media\/[\w.-]+/g)].map(([address]) => address)
      expect(addresses).toEqual(expect.arrayContaining(shown))
    }
  })

  it('has an active resume, and messages of several ages and states', async () => {
    expect((await getActiveResume()).originalName).toBe(keys.resumes[0])
    const contacts = await listMessages({ actor: owner })
    const newestFirst = messages.toReversed()
    expect(contacts.map(({ state }) => state)).toEqual(newestFirst.map(({ state }) => state))
    const age = Date.parse(asOf ?? '') - Date.parse(newestFirst[0]?.createdAt ?? '')
    expect(contacts[0]?.createdAt).toBe(new Date(NOW.getTime() - age).toISOString())
  })

  it('is known as example content', async () => {
    const { posts, projects, media, contacts } = TOTALS
    const has = { hasName: true, hasPortrait: true, hasResume: true }
    const state = { ...has, fields: [...EXAMPLE_FIELDS], changed: [] }
    const counts = { posts, projects, media, contacts }
    expect(await getExampleState({ actor: owner })).toEqual({ ...state, ...counts })
  })

  it('gives the same rows when seeded a second time', async () => {
    const before = await rows()
    expect(await seedExampleContent()).toEqual({ outcome: 'decided-before' })
    expect(await rows()).toEqual(before)
  })

  it('is completed once after an interruption, however many start concurrently', async () => {
    await (await payloadClient()).kv.clear()
    await readSql(sql`delete from posts where title = ${oldest?.title}`)
    await readSql(sql`delete from contacts where email = ${keys.contacts[0]}`)
    const now = new Date(NOW.getTime() + 60 * 60 * 1000)
    const reports = await Promise.all([seedExampleContent({ now }), seedExampleContent({ now })])
    const completed = {
      outcome: 'seeded',
      posts: 1,
      projects: 0,
      media: 0,
      resumes: 0,
      contacts: 1,
    }
    expect(reports).toContainEqual(completed)
    expect(reports).toContainEqual({ outcome: 'decided-before' })
    expect(await rows()).toHaveLength(ROWS)
  })
})

describe('does not add example content to content of an owner', () => {
  beforeAll(async () => {
    await readSql(
      sql`truncate posts, _posts_v, projects, _projects_v, media, resumes, contacts, payload_kv cascade`,
    )
  })

  it('is not added, not even after that content was deleted', async () => {
    const body = postBodySchema.parse(postBody({ title: 'Mine' }))
    const { id } = await createPost({ actor: owner, body })
    const before = await rows()
    expect(await seedExampleContent()).toEqual({ outcome: 'content-of-the-owner' })
    expect(await rows()).toEqual(before)
    await readSql(sql`delete from posts where id = ${id}`)
    expect(await seedExampleContent()).toEqual({ outcome: 'decided-before' })
    expect(await rows()).toEqual([])
  })
})
