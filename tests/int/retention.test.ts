import { mkdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { env } from '#src/env.ts'
import { runStorageCheck } from '#src/scripts/checks/run-storage-check.ts'
import { deleteExpiredData, runMaintenance } from '#src/services/maintenance/maintenance.ts'
import { getVisits } from '#src/services/page-views/page-view-report.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { randomStem } from '#src/services/uploads/file-name.ts'
import { sql } from '#collections/sql.ts'
import { adminActor } from '#tests/support/admin.ts'
import { listStore } from '#tests/support/bucket.ts'
import { listImports } from '#tests/support/imports.ts'
import { emptySite } from '#tests/support/trash.ts'
import { sendId } from '#tests/support/uploads.ts'
import { answerOf } from '#tests/support/requests.ts'

const HOUR_MS = 3_600_000

const emptyTables = async () => {
  await emptySite()
  await readSql(sql`truncate request_keys, imports, visit_salts, access_tokens cascade`)
}
const ago = (age: string) => sql`now() - ${age}::interval`
const daysAgo = (days: number) => sql`(now() at time zone 'utc')::date - ${days}::int`
const importOf = (age: string, isPlan = false) =>
  sql`insert into imports (origin, file_name, is_plan, state, details, created_at, updated_at)
      values ('x', ${age}, ${isPlan}, 'done', '{}', ${ago(age)}, ${ago(age)}) returning id::text as id`
const insertImport = (age: string, isPlan = false) => readSql(importOf(age, isPlan))
const setAge = (file: string, hours: number) => {
  const time = new Date(Date.now() - hours * HOUR_MS)
  return utimes(file, time, time)
}

// The rows of this file are not a complete site.
beforeAll(emptyTables)
afterAll(emptyTables)

describe.each([
  {
    what: 'activity entries',
    ages: ['1 day', '364 days', '366 days'],
    store: (age: string) =>
      sql`insert into audit (action, subject, created_at) values ('export', ${age}, ${ago(age)})`,
    left: sql`select subject as age from audit order by created_at desc`,
  },
  {
    what: 'idempotency keys',
    ages: ['1 day', '29 days', '31 days'],
    store: (age: string) =>
      sql`insert into request_keys (key, created_at) values (${age}, ${ago(age)})`,
    left: sql`select key as age from request_keys order by created_at desc`,
  },
  {
    what: 'plans of imports',
    ages: ['1 hour', '23 hours', '25 hours'],
    store: (age: string) => importOf(age, true),
    left: sql`select file_name as age from imports where is_plan order by created_at desc`,
  },
  {
    what: 'lines of import reports',
    ages: ['1 day', '29 days', '31 days'],
    store: (age: string) => importOf(age),
    left: sql`select file_name as age from imports
              where not is_plan and details is not null order by created_at desc`,
  },
  {
    what: 'salts of page views',
    ages: ['0', '1', '2'],
    store: (days: string) =>
      sql`insert into visit_salts (day, salt) values (${daysAgo(Number(days))}, ${days})`,
    left: sql`select salt as age from visit_salts order by day desc`,
    kept: ['0'],
  },
  {
    what: 'marks of page views',
    ages: ['0', '1', '2'],
    store: (days: string) =>
      sql`insert into visit_marks (day, mark) values (${daysAgo(Number(days))}, ${days})`,
    left: sql`select mark as age from visit_marks order by day desc`,
    kept: ['0'],
  },
])('$what', ({ ages, store, left, kept = ages.slice(0, 2) }) => {
  it(`keeps ${kept.join(', ')} of the ages ${ages.join(', ')}`, async () => {
    for (const age of ages) await readSql(store(age))
    await deleteExpiredData()
    expect((await readSql(left)).map(({ age }) => age)).toEqual(kept)
  })
})

describe('files without a row', () => {
  const store = async (hours: readonly number[]) => {
    await emptySite()
    const names = hours.map(() => `${randomStem()}.txt`)
    for (const [index, name] of names.entries()) {
      await fileStore.write('media', name, Buffer.from('x'))
      await setAge(path.join(env.DATA_DIR, 'files', 'media', name), hours[index] ?? 0)
    }
    return names
  }

  it('deletes orphaned files older than 24 hours', async () => {
    const names = await store([1, 23, 25])
    expect(await runMaintenance()).toMatchObject({ seen: 3, removed: 1 })
    const left = (await listStore(fileStore)).map(({ name }) => name)
    expect(left.sort()).toEqual(names.slice(0, 2).sort())
  })

  it('reports orphaned files older than 72 hours', async () => {
    const [, , old] = await store([1, 71, 73])
    const error = vi.spyOn(console, 'error').mockReturnValue()
    expect(await runStorageCheck()).toBe(1)
    expect(error.mock.calls).toEqual([[`✗ no row references: media/${old}`]])
  })

  it('deletes files of an import older than 24 hours', async () => {
    const folders = [1, 23, 25].map((hours) => path.join(tmpdir(), `folio-import-age-${hours}`))
    for (const [index, hours] of [1, 23, 25].entries()) {
      await mkdir(folders[index] ?? '')
      await setAge(folders[index] ?? '', hours)
    }
    await deleteExpiredData()
    const removed: boolean[] = []
    for (const folder of folders)
      removed.push(
        await rm(folder, { recursive: true }).then(
          () => false,
          () => true,
        ),
      )
    expect(removed).toEqual([false, false, true])
  })
})

describe('an import', () => {
  it('neither lists nor reverts imports older than 30 days', async () => {
    await readSql(sql`truncate imports cascade`)
    const ids: string[] = []
    for (const age of ['1 day', '29 days', '31 days']) {
      const [row] = await insertImport(age)
      ids.push(String(row?.['id']))
    }
    expect((await listImports()).map(({ id }) => id)).toEqual(ids.slice(0, 2))
    const statuses: number[] = []
    for (const id of ids) statuses.push((await sendId(calls.revertImport, id)).status)
    expect(statuses).toEqual([200, 200, 404])
  })

  it('does not list plans older than 24 hours', async () => {
    await readSql(sql`truncate imports cascade`)
    for (const age of ['1 hour', '23 hours', '25 hours']) await insertImport(age, true)
    expect((await listImports()).map(({ fileName }) => fileName)).toEqual(['1 hour', '23 hours'])
  })

  it('counts an import without writes for 30 seconds as interrupted', async () => {
    await readSql(sql`truncate imports cascade`)
    for (const age of ['1 second', '25 seconds', '35 seconds']) await insertImport(age)
    await readSql(sql`update imports set state = 'running'`)
    expect((await listImports()).map(({ state }) => state)).toEqual([
      ...['running', 'running', 'interrupted'],
    ])
    await readSql(sql`truncate imports cascade`)
  })
})

it('excludes page views older than 29 days', async () => {
  await readSql(sql`truncate visit_counts`)
  for (const days of [1, 29, 30])
    await readSql(sql`insert into visit_counts (day, kind, subject, visitors)
      values (${daysAgo(days)}, 'post', gen_random_uuid(), 1), (${daysAgo(days)}, 'referrer', ${`${days}.example`}, 1)`)
  const { days, referrers } = await getVisits({ actor: await adminActor() })
  expect(days.reduce((sum, { posts }) => sum + posts, 0)).toBe(2)
  expect(referrers.map(({ source }) => source)).toEqual(['1.example', '29.example'])
})

it.each([1, 30, 366])('an access token for %i days ends on that day', async (days) => {
  const before = Date.now()
  const { expiresAt } = await answerOf(calls.createAccessToken, {
    json: { name: 'A script', scopes: ['read'], days },
  })
  const age = (Date.parse(expiresAt) - before) / (24 * HOUR_MS)
  expect(age).toBeGreaterThanOrEqual(days)
  expect(age).toBeLessThan(days + 0.01)
})
