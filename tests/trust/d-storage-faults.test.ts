import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const folder = mkdtempSync(path.join(os.tmpdir(), 'folio-spoilt-'))

// The settings are read once, at the first import of env.ts.
const load = () => import('#tests/support/uploads.ts')
let uploads: Awaited<ReturnType<typeof load>>
const media = async (size: number) => {
  const { calls } = await import('#src/contract/calls.ts')
  return uploads.sendFile(calls.uploadMedia, Buffer.alloc(size, 'x'), 'notes.txt')
}
const place = path.join(folder, 'files/media')

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder)
  uploads = await load()
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

// A disk that is full or read-only needs a mount: npm run test:long, as root.
describe('D: the disk of the files (P9)', () => {
  it('has a file in the place of the folder: 503, and it works again when that is gone', async () => {
    rmSync(place, { recursive: true, force: true })
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, '')
    const refused = await media(1000)
    rmSync(place)
    expect(refused.status).toBe(503)
    expect((await media(1000)).status).toBe(201)
  })
})
