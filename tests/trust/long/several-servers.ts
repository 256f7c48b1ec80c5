// @module-tag long
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { RATES } from '#src/contract/limits.ts'
import { INTERNAL_KEY_HEADER } from '#src/lib/http/server-signals.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { importForm, MARKDOWN_BLOG } from '#tests/support/imports.ts'
import { percentile, tell } from '#tests/support/load.ts'
import { messageBody, postBody } from '#tests/support/post-bodies.ts'
import { SITE_SECRETS } from '#tests/support/sign-in-product.ts'
import { readJson, useServerGroup } from '#tests/support/use-server-group.ts'
import type { SavedPost } from '#tests/support/use-server-group.ts'
import { createVisitor, randomIp, SCRIPT, SESSION } from '#tests/support/visitor.ts'
import { fileForm } from '#tests/support/http-client.ts'

const [A, B, C] = [0, 1, 2]
const ALL = [A, B, C]
const CONTACT_POINTS = 5

const { group, session, ask, save, page, rows } = useServerGroup()

describe('a write on one server', () => {
  it('is public on all of them', async () => {
    const { slug } = await save(A, { title: 'Written on one' })
    const since = performance.now()
    const seen = await Promise.all(
      ALL.map(async (at) => {
        await expect.poll(async () => (await page(at, `/blog/${slug}`)).status).toBe(200)
        await expect.poll(async () => (await page(at, '/blog')).text()).toContain('Written on one')
        return Math.round(performance.now() - since)
      }),
    )
    tell('public on all three after ms', { A: seen[A] ?? 0, B: seen[B] ?? 0, C: seen[C] ?? 0 })
  })

  it('ten times a second: the delay until each server shows it', async () => {
    const { id, slug } = await save(A, { title: 'Mark 0' })
    const [seen, total] = [ALL.map(() => new Map<number, number>()), 200]
    let isOver = false
    const watch = async (at: number) => {
      let last = 0
      while (!isOver) {
        const text = await (await page(at, `/blog/${slug}`)).text()
        const mark = Number(/Mark (\d+)/.exec(text)?.[1] ?? 0)
        for (; last < mark; last += 1) seen[at]?.set(last + 1, performance.now())
        await pause(5)
      }
    }
    const watching = ALL.map(watch)
    const answered = new Map<number, number>()
    const start = performance.now()
    for (let mark = 1; mark <= total; mark += 1) {
      const json = postBody({ title: `Mark ${mark}` })
      expect((await ask(A, 'PUT', `/api/blog/${id}`, { json })).status).toBe(200)
      answered.set(mark, performance.now())
      await pause(Math.max(0, start + mark * 100 - performance.now()))
    }
    const seconds = (performance.now() - start) / 1000
    const shown = () => seen.map((marks) => marks.has(total))
    await expect.poll(shown).toEqual([true, true, true])
    isOver = true
    await Promise.all(watching)
    for (const at of ALL) {
      const delays = [...answered].map(([mark, ms]) =>
        Math.max(0, (seen[at]?.get(mark) ?? Infinity) - ms),
      )
      tell(`delay on ${'ABC'[at]} of ${Math.round(total / seconds)} writes a second`, {
        'p50 ms': percentile(delays, 50),
        'p99 ms': percentile(delays, 99),
        'slowest ms': percentile(delays, 100),
      })
    }
  })

  it('shows in the event stream of an owner on another one', async () => {
    const headers = {
      host: new URL(group().origin).host,
      ...SCRIPT,
      cookie: `${SESSION}=${session()}`,
    }
    const stream = await openEventStream(group().ports[C] ?? 0, headers)
    expect(stream.status).toBe(200)
    const visitor = createVisitor(group().member(A))
    const since = performance.now()
    expect((await visitor.write('POST', '/api/contact', messageBody())).status).toBe(201)
    await expect
      .poll(() => Object.assign({}, ...stream.events('change')) as object)
      .toMatchObject({ messages: [''] })
    tell('message in the stream of another server', { ms: Math.round(performance.now() - since) })
    stream.close()
  })
})

describe('shared state of servers', () => {
  it('a session, until it is signed out on any of them', async () => {
    const visitor = await group().signIn(A)
    const user = async (at: number) =>
      (await group().client(visitor.session())(at, 'GET', '/api/auth/user')).status
    expect(await Promise.all(ALL.map(user))).toEqual([200, 200, 200])
    const leaving = createVisitor(group().member(B))
    for (const [name, value] of visitor.jar) leaving.jar.set(name, value)
    expect((await leaving.go('/api/logout')).status).toBe(303)
    expect(await Promise.all(ALL.map(user))).toEqual([401, 401, 401])
  })

  it('the limits of the contact form and of sign-ins', async () => {
    const address = randomIp()
    const visitors = ALL.map((at) => createVisitor(group().member(at), address))
    const inTurn = async (
      times: number,
      send: (visitor: (typeof visitors)[number]) => Promise<Response>,
    ) => {
      const statuses: number[] = []
      for (let time = 0; time < times; time += 1) {
        const visitor = visitors[time % visitors.length]
        if (visitor) statuses.push((await send(visitor)).status)
      }
      return statuses
    }
    const sent = await inTurn(CONTACT_POINTS + 3, (one) =>
      one.write('POST', '/api/contact', messageBody()),
    )
    expect(sent).toEqual([...Array<number>(CONTACT_POINTS).fill(201), 429, 429, 429])
    const { uses } = RATES.signInStart
    const started = await inTurn(uses + 3, (one) => one.go('/api/login'))
    expect(started.filter((status) => status === 302)).toHaveLength(uses)
    expect(started.slice(uses)).not.toContain(302)
  })

  it('an idempotency key, used on two at the same time', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const json = postBody({ title: 'Sent twice' })
    const answers = await Promise.all(
      [A, B, C].map((at) => ask(at, 'POST', '/api/blog', { json, headers })),
    )
    const saved = await Promise.all(
      answers.map(async (one) => ((await one.json()) as SavedPost).id),
    )
    expect(new Set(saved).size).toBe(1)
    expect(await rows(`select id from posts where title = 'Sent twice'`)).toHaveLength(1)
  })

  it('a preview link, and an upload', async () => {
    const { id } = await save(A, { title: 'Not out yet', isPublished: false })
    const link = await readJson<{ path: string }>(
      await ask(A, 'POST', `/api/blog/${id}/preview-links`),
      201,
    )
    for (const at of ALL) {
      const preview = await page(at, link.path)
      expect(preview.status).toBe(200)
      expect(await preview.text()).toContain('Not out yet')
    }
    // Larger than what nginx takes without a setting.
    const bytes = Buffer.alloc(2_000_000, 'The same line.\n')
    const form = fileForm('media', bytes, 'big.txt', 'text/plain')
    const { url } = await readJson<{ url: string }>(
      await ask(undefined, 'POST', '/api/media/upload', { form }),
      201,
    )
    for (const at of ALL) {
      const file = await page(at, new URL(url, group().origin).pathname)
      expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true)
    }
  })

  it('imports through the balancer; a server without the files reports it', async () => {
    type Row = { id: string; state: string; phase: string }
    const form = importForm(MARKDOWN_BLOG)
    const { id } = await readJson<Row>(await ask(undefined, 'POST', '/api/imports', { form }), 201)
    const found = async (at: number) =>
      (await readJson<Row[]>(await ask(at, 'GET', '/api/imports'), 200)).find(
        (one) => one.id === id,
      )
    await expect.poll(() => found(B)).toMatchObject({ phase: 'plan', state: 'done' })
    const elsewhere = await ask(B, 'POST', `/api/imports/${id}/start`)
    expect(elsewhere.status).toBe(409)
    expect(await elsewhere.text()).toContain('The files are no longer on the server')
    await readJson(await ask(undefined, 'POST', `/api/imports/${id}/start`), 200)
    await expect.poll(() => found(C)).toMatchObject({ phase: 'import', state: 'done' })
    expect(await rows(`select id from posts where title = 'First'`)).toHaveLength(1)
    await expect.poll(async () => (await page(C, '/blog/first')).status).toBe(200)
  })
})

describe('what happens by itself', () => {
  it('a scheduled post goes live on all of them, without another version or activity', async () => {
    const publishedAt = new Date(Date.now() + 4000).toISOString()
    const { id, slug } = await save(A, { title: 'Due soon', publishedAt })
    const statuses = () =>
      Promise.all(ALL.map(async (at) => (await page(at, `/blog/${slug}`)).status))
    const traces = async () => ({
      versions: (await rows('select id from _posts_v where parent_id = $1', [id])).length,
      activity: (await rows(`select id from audit where subject = 'Due soon'`)).length,
    })
    expect(await statuses()).toEqual([404, 404, 404])
    const before = await traces()
    await expect.poll(statuses).toEqual([200, 200, 200])
    tell('scheduled post', { 'live on all after ms': Date.now() - Date.parse(publishedAt) })
    await pause(1000)
    expect(await traces()).toEqual(before)
  })

  it('maintenance on all of them at the same time deletes each document once', async () => {
    const count = 12
    for (let at = 0; at < count; at += 1) {
      const { id } = await save(at % 3, { title: `Old ${at}` })
      expect((await ask(at % 3, 'DELETE', `/api/blog/${id}`)).status).toBe(200)
    }
    await rows(`update posts set deleted_at = now() - interval '40 days' where title like 'Old %'`)
    const done = await Promise.all(
      ALL.map(async (at) =>
        readJson<{ documents: number }>(
          await ask(at, 'POST', '/api/internal/upkeep', {
            headers: { [INTERNAL_KEY_HEADER]: SITE_SECRETS.INTERNAL_KEY },
          }),
          200,
        ),
      ),
    )
    expect(done.reduce((sum, { documents }) => sum + documents, 0)).toBe(count)
    expect(await rows(`select id from posts where title like 'Old %'`)).toEqual([])
    expect(
      group()
        .members.map((one) => one.output())
        .join(''),
    ).not.toContain('cleanup failed')
    const logged = await rows(
      `select subject, action, count(*)::int as times from audit where subject like 'Old %'
       group by 1, 2 having count(*) > 1`,
    )
    expect(logged).toEqual([])
  })
})
