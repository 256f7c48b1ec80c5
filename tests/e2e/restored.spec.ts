import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MediaItem } from '#src/contract/media.ts'
import { runScript } from '#tests/support/archives.ts'
import { multipart } from '#tests/support/multipart.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { startProduct } from '#tests/support/start-product.ts'
import type { StartedProduct } from '#tests/support/start-product.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createVisitor } from '#tests/support/visitor.ts'

type Database = Awaited<ReturnType<typeof createTestDatabase>>

let folder: string
let [first, second]: Database[] = []
let [old, restored]: StartedProduct[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'folio-restored-'))
  first = await createTestDatabase()
  second = await createTestDatabase()
})
afterAll(async () => {
  await restored?.stop()
  await old?.stop()
  await first?.drop()
  await second?.drop()
  await rm(folder, { recursive: true, force: true })
})

describe('D: a site that was restored on another machine (P12)', () => {
  it('★ lets its owner in, and shows the posts, files and resume it had', async () => {
    const from = await startProduct({ databaseUrl: first?.url ?? '' })
    old = from
    const owner = createVisitor(from)
    await owner.signIn()
    const upload = async (call: string, form: { type: string; body: string }) => {
      const headers = { origin: from.origin, 'content-type': form.type }
      const stored = await owner.send('POST', `/api/${call}/upload`, headers, form.body)
      expect(stored.status).toBe(201)
      return (await stored.json()) as MediaItem
    }
    await owner.write('POST', '/api/blog', postBody({ title: 'It was here' }))
    const item = await upload('media', multipart('media', 'notes.txt', 'the same text'))
    await upload('resume', multipart('resume', 'cv.pdf', pdf().toString('latin1')))

    const archive = path.join(folder, 'site.tar.gz')
    expect(await runScript('backup', [archive], from.env)).toMatchObject({ code: 0 })
    const there = { DATABASE_URL: second?.url ?? '', DATA_DIR: path.join(folder, 'data') }
    const run = await runScript('restore', [archive], { ...from.env, ...there })
    expect(run).toMatchObject({ code: 0 })

    restored = await startProduct({ databaseUrl: there.DATABASE_URL, env: there })
    const visitor = createVisitor(restored)
    expect(await (await visitor.go('/blog')).text()).toContain('It was here')
    expect(await (await visitor.go(item.url)).text()).toBe('the same text')
    expect((await visitor.go('/api/resume')).status).toBe(200)
    // No session came along; the owner comes in anew.
    const cookie = [...owner.jar].map(([name, { value }]) => `${name}=${value}`).join('; ')
    expect((await visitor.read('/api/auth/user', { cookie })).status).toBe(401)
    const back = createVisitor(restored)
    expect((await back.signIn()).headers.get('location')).toBe('/cms')
    expect((await back.read('/api/media')).status).toBe(200)
  })
})
