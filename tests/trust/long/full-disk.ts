// @module-tag long
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { leavesDamage } from '#tests/support/file-state.ts'
import { ownSiteProblems } from '#tests/support/site-problems.ts'

/** A file system of 2 MB: this test needs root, in an environment that allows mounts. */
const mount = mkdtempSync(path.join(os.tmpdir(), 'folio-small-'))

// Settings are read once, at the first import of env.ts.
const load = () => import('#tests/support/uploads.ts')
let uploads: Awaited<ReturnType<typeof load>>
const media = async (size: number) => {
  const { calls } = await import('#src/contract/api/calls.ts')
  return uploads.sendFile(calls.uploadMedia, Buffer.alloc(size, 'x'), 'notes.txt')
}
const folder = path.join(mount, 'files/media')
const temporary = () => readdirSync(folder).filter((name) => name.startsWith('.writing-'))

beforeAll(async () => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'folio-small', mount])
  vi.stubEnv('DATA_DIR', mount)
  uploads = await load()
})
leavesDamage('the mount is gone by then; what is on it is compared here, before')
afterAll(async () => {
  expect(await ownSiteProblems()).toEqual([])
  execFileSync('umount', [mount])
  rmSync(mount, { recursive: true, force: true })
})

describe('the disk of the file store', () => {
  it('is full: 507 in words, nothing half there, and it works again when there is room', async () => {
    expect((await media(1000)).status).toBe(201)
    writeFileSync(path.join(mount, 'filler'), Buffer.alloc(1_500_000))
    const refused = await media(1_000_000)
    expect(refused.status).toBe(507)
    expect(await refused.json()).toEqual({ message: 'The storage is full.' })
    expect(temporary()).toEqual([])
    const { payloadClient } = await import('#src/services/platform/payload.ts')
    const { pool } = (await payloadClient()).db
    expect((await pool.query('select 1 from media')).rowCount).toBe(1)
    rmSync(path.join(mount, 'filler'))
    expect((await media(1_000_000)).status).toBe(201)
  })

  it('is read-only: 503, and recovers when writable', async () => {
    execFileSync('mount', ['-o', 'remount,ro', mount])
    const refused = await media(1000)
    execFileSync('mount', ['-o', 'remount,rw', mount])
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await media(1000)).status).toBe(201)
  })
})
