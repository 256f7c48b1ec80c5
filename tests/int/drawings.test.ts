import { beforeAll, expect, it } from 'vitest'
import { sql } from '#collections/sql.ts'
import { runMaintenance } from '#src/services/maintenance/maintenance.ts'
import { uploadMedia } from '#src/services/media/media-service.ts'
import { findPageImages } from '#src/services/media/page-images.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { sweepOrphans } from '#src/services/storage/orphan-sweep.ts'
import { adminActor, saveInAdmin } from '#tests/support/admin.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { openUrl, replaceMedia } from '#tests/support/uploads.ts'

const size = { width: 330, height: 60 }
const upload = async (isDrawing: boolean) =>
  uploadMedia({
    actor: await adminActor(),
    file: { name: 'a.png', bytes: await imageFile('png', size) },
    details: { isDrawing },
  })
const isSplit = async (url: string) => (await findPageImages([url]))[url]?.isDrawing
const plateUrls = async (url: string) => {
  const { version = '' } = (await findPageImages([url]))[url] ?? {}
  return ['i', 'a'].map((plate) => `/files/media/${version}-320${plate}.avif`)
}

let drawing: Awaited<ReturnType<typeof upload>>
beforeAll(async () => {
  drawing = await upload(true)
})

it('splits a drawing when it is uploaded, and serves its plates', async () => {
  expect(await isSplit(drawing.url)).toBe(true)
  for (const plate of await plateUrls(drawing.url)) {
    const response = await openUrl(plate)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif'])
  }
})

it('keeps the plates of a drawing in the sweep of orphaned files', async () => {
  await sweepOrphans({ olderThanMs: -1000 })
  const names = (await plateUrls(drawing.url)).map((plate) => plate.split('/').at(-1) ?? '')
  for (const name of names) expect(await fileStore.size('media', name)).toBeGreaterThan(0)
})

it('splits an image that is marked later, and one of an earlier release', async () => {
  const { id, url } = await upload(false)
  expect(await isSplit(url)).toBe(false)
  await saveInAdmin('PATCH', `/media/${id}`, { isDrawing: true })
  expect(await isSplit(url)).toBe(true)
  await readSql(sql`update media set plates = null where id = ${id}`)
  expect(await isSplit(url)).toBe(false)
  await runMaintenance()
  expect(await isSplit(url)).toBe(true)
})

it('splits the file that replaces a drawing', async () => {
  const { id, url } = drawing
  const before = await plateUrls(url)
  await replaceMedia(id, await imageFile('png', { ...size, width: 340 }), 'b.png')
  expect(await isSplit(url)).toBe(true)
  expect(await plateUrls(url)).not.toEqual(before)
})
