import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { env } from '#src/env.ts'
import { sendFile } from '#tests/support/uploads.ts'

const place = path.join(env.DATA_DIR, 'files/media')
const media = (size: number) => sendFile(calls.uploadMedia, Buffer.alloc(size, 'x'), 'notes.txt')

// A full or read-only disk needs a mount: npm run test:long, as root.
describe('the disk of the file store', () => {
  it('has a file in place of the folder: 503, and recovers without it', async () => {
    rmSync(place, { recursive: true, force: true })
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, '')
    const refused = await media(1000)
    rmSync(place)
    expect(refused.status).toBe(503)
    expect((await media(1000)).status).toBe(201)
  })
})
