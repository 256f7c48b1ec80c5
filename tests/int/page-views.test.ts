import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { COUNTS } from '#src/contract/limits.ts'
import { siteUrl } from '#src/env.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { adminCookie } from '#tests/support/admin.ts'
import { answerOf, expectAnswer, expectRefusal, sendCall } from '#tests/support/requests.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { emptySite } from '#tests/support/trash.ts'
import { storeResume } from '#tests/support/uploads.ts'
import { create, UNKNOWN } from '#tests/support/post-calls.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'

const storePost = (isPublished = true) => create({ title: 'Read me', isPublished })

type Reader = { client?: string; agent?: string; cookie?: string; referrer?: string }
const visit = async (
  post: string,
  { client = '192.0.2.1', agent = FIREFOX, cookie, referrer }: Reader = {},
) =>
  expectAnswer(
    await sendCall(calls.createVisit, {
      json: { post, referrer },
      headers: { 'x-folio-client': client, 'user-agent': agent },
      ...(cookie ? { cookie } : {}),
    }),
    200,
    calls.createVisit.response,
  )
const report = () => answerOf(calls.getVisits)
const today = async () => (await report()).days.at(-1)

beforeEach(emptySite)

describe('page views of posts', () => {
  it('counts each reader once a day', async () => {
    const { id, title } = await storePost()
    await visit(id)
    await visit(id)
    await visit(id, { client: '192.0.2.2' })
    await visit(id, { agent: `${FIREFOX} Other` })
    expect(await today()).toMatchObject({ posts: 3, resumes: 0 })
    expect((await report()).topPosts).toEqual([{ id, title, visitors: 3 }])
  })

  it('counts an address at most five times a day for a post, whatever User-Agent it sends', async () => {
    const [first, { id }, last] = [await storePost(), await storePost(), await storePost()]
    await visit(first.id)
    for (let count = 0; count < 40; count += 1) await visit(id, { agent: `${FIREFOX} ${count}` })
    await visit(id, { client: '192.0.2.2' })
    await visit(last.id)
    const { topPosts, referrers } = await report()
    expect(topPosts.map((one) => [one.id, one.visitors])).toContainEqual([id, 6])
    expect(referrers).toEqual([{ source: 'direct', visitors: 8 }])
  })

  it('counts neither bots nor the owner', async () => {
    const { id } = await storePost()
    await visit(id, { agent: 'Googlebot/2.1' })
    await visit(id, { cookie: await adminCookie() })
    expect(await today()).toMatchObject({ posts: 0 })
  })

  it('does not count drafts and unknown posts', async () => {
    await visit((await storePost(false)).id)
    await visit(UNKNOWN)
    expect(await today()).toMatchObject({ posts: 0 })
    expect(await readSql(sql`select 1 from visit_counts`)).toEqual([])
  })
})

describe('referring sites', () => {
  const sources = async () =>
    (await report()).referrers.map(({ source, visitors }) => `${source}: ${visitors}`)

  it('counts the host of each counted reader, this site as direct, and stores nothing that identifies a reader', async () => {
    const { id } = await storePost()
    await visit(id, { client: '192.0.2.1', referrer: 'www.Search.example' })
    await visit(id, { client: '192.0.2.1', referrer: 'second.example' })
    await visit(id, { client: '192.0.2.2', referrer: 'search.example' })
    await visit(id, { client: '192.0.2.3' })
    await visit(id, { client: '192.0.2.4', referrer: new URL(siteUrl).hostname })
    await visit(id, { client: '192.0.2.5', referrer: 'search.example/path?user=me' })
    await visit((await storePost(false)).id, { client: '192.0.2.6', referrer: 'draft.example' })
    expect(await sources()).toEqual(['direct: 2', 'search.example: 2', 'other: 1'])
    expect(await today()).toMatchObject({ posts: 5 })
    const stored = JSON.stringify(await readSql(sql`select * from visit_marks, visit_counts`))
    expect(stored).not.toMatch(/192\.0\.2|Firefox|user=me/)
  })

  it('names a limited number of sites a day, whatever a client sends', async () => {
    const { id } = await storePost()
    await visit(id, { client: '192.0.2.1', referrer: 'known.example' })
    await readSql(sql`insert into visit_counts (day, kind, subject, visitors)
      select (now() at time zone 'utc')::date, 'referrer', n || '.example', 1
      from generate_series(2, ${COUNTS.referrersPerDay}) as n`)
    await visit(id, { client: '192.0.2.2', referrer: 'new.example' })
    await visit(id, { client: '192.0.2.3', referrer: 'known.example' })
    expect((await sources()).slice(0, 2)).toEqual(['known.example: 2', '10.example: 1'])
    const rows = await readSql(sql`select subject, visitors from visit_counts
      where kind = 'referrer' and subject in ('new.example', 'other')`)
    expect(rows).toEqual([{ subject: 'other', visitors: 1 }])
  })

  it('rejects a longer text than a host name', async () => {
    const response = await sendCall(calls.createVisit, {
      json: { post: (await storePost()).id, referrer: 'a'.repeat(254) },
    })
    await expectRefusal(response, 400)
  })
})

describe('downloads of the resume', () => {
  const download = (headers: Record<string, string> = {}, cookie?: string) =>
    sendCall(calls.downloadResume, {
      headers: { 'user-agent': FIREFOX, 'x-folio-client': '192.0.2.9', ...headers },
      ...(cookie ? { cookie } : {}),
    })

  it('counts downloads, except range requests and the owner’s', async () => {
    await storeResume(pdf())
    await download({}, await adminCookie())
    await download({ range: 'bytes=100-200' })
    await download({ 'user-agent': 'curl/8.0' })
    await download()
    await expect.poll(async () => (await report()).downloads).toBe(1)
    expect(await today()).toMatchObject({ resumes: 1 })
  })
})
