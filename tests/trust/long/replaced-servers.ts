// @module-tag long
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { migrateDatabase } from '#tests/support/database-server.ts'
import { keepAsking, percentile, tell, timedGet, timesOf } from '#tests/support/load.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { NEXT_FILE, writeNextRelease } from '#tests/support/release-copy.ts'
import { folderOfTest } from '#tests/support/temporary-folder.ts'
import { useServerGroup } from '#tests/support/use-server-group.ts'

const [A, B, C] = [0, 1, 2]
const { group, ask, save, page, rows } = useServerGroup()

it('a server killed during writes: nothing that was confirmed is lost, and the others go on', async () => {
  const [confirmed, refused]: [string[], (number | string)[]] = [[], []]
  const [reads, lateReads]: number[][] = [[], []]
  let [isOver, isKilled] = [false, false]
  const write = async (writer: number) => {
    for (let at = 0; !isOver; at += 1) {
      const title = `Writer ${writer}, post ${at}`
      const json = postBody({ title })
      const answer = await ask(undefined, 'POST', '/api/blog', { json }).catch(String)
      if (typeof answer === 'string') refused.push(answer)
      else if (answer.status === 201) confirmed.push(title)
      else refused.push(answer.status)
      // Its body may break off.
      if (typeof answer !== 'string') await answer.text().catch(() => '')
    }
  }
  const read = async () => {
    while (!isOver) {
      const { status } = await timedGet(group().port, '/blog')
      ;(isKilled ? lateReads : reads)?.push(status)
    }
  }
  const running = [...Array.from({ length: 6 }, (_, writer) => write(writer)), read(), read()]
  await pause(3000)
  const before = confirmed.length
  await group().member(B).kill()
  isKilled = true
  await pause(5000)
  isOver = true
  await Promise.all(running)
  tell('a server killed during writes', {
    'confirmed before': before,
    'confirmed after': confirmed.length - before,
    refused: refused.join(' ') || 'none',
    reads: reads?.length ?? 0,
    'reads after': lateReads?.length ?? 0,
  })
  const stored = await rows('select id from posts where title = any($1)', [confirmed])
  expect(stored).toHaveLength(confirmed.length)
  expect(confirmed.length).toBeGreaterThan(before)
  expect([...(reads ?? []), ...(lateReads ?? [])].filter((status) => status !== 200)).toEqual([])
  await group().member(B).revive()
  expect((await page(B, '/blog')).status).toBe(200)
})

it('an update, one server after the other under 50 visitors: no request fails', async () => {
  const { slug } = await save(A, { title: 'Read during the update' })
  const home = await (await ask(undefined, 'GET', '/')).text()
  const assets = [...home.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(
    ([, url = '']) => url,
  )
  expect(assets.length).toBeGreaterThan(2)
  const release = folderOfTest()
  await writeNextRelease(release)
  const visitors = keepAsking(
    group().port,
    ['/', '/blog', `/blog/${slug}`, '/resume', ...assets.slice(0, 4)],
    50,
  )
  const start = performance.now()
  await pause(5000)
  await migrateDatabase(group().member(A).env['DATABASE_URL'] ?? '', release)
  const ready = async (at: number) => (await page(at, '/api/ready')).status
  expect(await Promise.all([A, B, C].map(ready))).toEqual([200, 200, 200])
  const written: string[] = []
  for (const at of [A, B, C]) {
    await group().replace(at, release)
    await expect.poll(() => ready(at)).toBe(200)
    // The balancer leaves it out for a while after its end. From then on, whichever release is asked first:
    await expect.poll(async () => (await timedGet(group().port, NEXT_FILE)).status).toBe(200)
    for (let time = 0; time < 6; time += 1) {
      const file = await timedGet(group().port, NEXT_FILE)
      expect(file.status).toBe(200)
      written.push((await save(undefined, { title: `During ${at} ${time}` })).id)
    }
    await pause(5000)
  }
  await pause(Math.max(0, 60_000 - (performance.now() - start)))
  const answers = await visitors.stop()
  tell('update of three servers under 50 visitors', {
    seconds: Math.round((performance.now() - start) / 1000),
    requests: answers.length,
    'p99 ms': percentile(timesOf(answers), 99),
    'slowest ms': percentile(timesOf(answers), 100),
    failed: answers.filter(({ status }) => status !== 200).length,
  })
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(await rows('select id from posts where id = any($1::uuid[])', [written])).toHaveLength(18)
})
