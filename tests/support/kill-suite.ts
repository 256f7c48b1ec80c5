import { fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { childEnv, env } from '#src/env.ts'
import { checkStorage } from '#src/scripts/storage-check.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { sweepOrphans } from '#src/services/storage/orphan-sweep.ts'
import type { Told } from './write-until-killed.ts'

const DAY = 24 * 60 * 60 * 1000
/** Each does one thing at a time, so one file of each may go without a word. */
const FILE_WRITERS = 3

/** Kills a process that saves, uploads, activates and deletes, at any moment, and looks at what is left. */
export function itSurvivesKills(count: number, timeout: number): void {
  let client: pg.Client
  beforeAll(async () => {
    client = new pg.Client({ connectionString: env.DATABASE_URL })
    await client.connect()
  })
  afterAll(() => client.end())

  it(
    `★ ${count} kills at any moment: what was told is stored, nothing is torn, every row has its file`,
    { timeout },
    async () => {
      const all: Told[] = []
      for (let kill = 0; kill < count; kill += 1) {
        const told = await writeAndKill(randomInt(1, 60))
        await expect.poll(() => othersConnected(client), { timeout: 10_000 }).toBe(0)
        await expectStored(client, told)
        const { problems } = await checkStorage({ client, store: fileStore, orphanAgeMs: DAY })
        expect(problems).toEqual([])
        all.push(...told)
      }
      expect(new Set(all.map(({ did }) => did))).toEqual(
        new Set(['post', 'file', 'deleted', 'activated']),
      )
      await sweepOrphans({ olderThanMs: -1000 })
      const { problems } = await checkStorage({ client, store: fileStore, orphanAgeMs: -1000 })
      expect(problems).toEqual([])
    },
  )
}

async function writeAndKill(after: number): Promise<Told[]> {
  const child = fork('tests/support/write-until-killed.ts', {
    env: childEnv({ LOG_LEVEL: 'silent' }),
    silent: true,
  })
  const told: Told[] = []
  let output = ''
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.on('message', (message: Told) => {
    told.push(message)
    if (told.length === after) child.kill('SIGKILL')
  })
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
  expect({ signal, output }).toEqual({ signal: 'SIGKILL', output: '' })
  return told
}

async function othersConnected(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity where datname = current_database()
     and application_name = 'folio' and state is distinct from 'idle'`,
  )
  return rows[0]?.others ?? -1
}

async function expectStored(client: pg.Client, told: Told[]): Promise<void> {
  const posts = await client.query<{ id: string; title: string; parts: string[] }>(
    `select id, title, array[excerpt, regexp_replace(content, '</?p>', '', 'g'),
       (select string_agg(text, ',') from posts_texts where parent_id = posts.id and path = 'tags')] as parts
     from posts`,
  )
  for (const { title, parts } of posts.rows) expect(parts).toEqual([title, title, title])
  const stored = new Set(posts.rows.map(({ id }) => id))
  expect(told.filter(({ did, id }) => did === 'post' && !stored.has(id))).toEqual([])
  const titles = new Set(posts.rows.map(({ title }) => title))
  const marks = told.flatMap((one) => (one.did === 'post' ? [[one.id, one.mark] as const] : []))
  // The last save that was told of, or the one that was under way.
  const lost = [...new Map(marks)].filter(([, mark]) => !titles.has(mark))
  expect(lost.length).toBeLessThanOrEqual(2)
  const files = await client.query<{ id: string }>(
    `select id from media where deleted_at is null
     union all select id from resumes where deleted_at is null`,
  )
  const kept = new Set(files.rows.map(({ id }) => id))
  const deleted = new Set(told.flatMap(({ did, id }) => (did === 'deleted' ? [id] : [])))
  expect([...deleted].filter((id) => kept.has(id))).toEqual([])
  const missing = told.filter(({ did, id }) => did === 'file' && !deleted.has(id) && !kept.has(id))
  expect(missing.length).toBeLessThanOrEqual(FILE_WRITERS)
}
