import sharp from 'sharp'
import { beforeAll, expect, it, vi } from 'vitest'
import { readCover } from '#src/services/cover-file.ts'
import { createMedia, deleteMedia } from '#src/services/media.ts'
import type { Admin } from '#src/services/payload.ts'
import { adminActor } from '#tests/support/admin-actor.ts'
import { picture } from '#tests/support/sample-files.ts'

let actor: Admin
beforeAll(async () => {
  actor = await adminActor()
})
const upload = async (width: number) =>
  createMedia({
    actor,
    file: { name: 'a.png', bytes: await picture('png', { width, height: 90 }) },
  })
const widthOf = async (bytes: Buffer | undefined) => (await sharp(bytes).metadata()).width

it('is the smallest size that is wide enough, else the widest', async () => {
  const { url } = await upload(1000)
  expect(await widthOf(await readCover(url, 300))).toBe(320)
  expect(await widthOf(await readCover(url, 330))).toBe(480)
  expect(await widthOf(await readCover(url, 5000))).toBe(1000)
  expect(await widthOf(await readCover(`https://folio.example${url}`, 300))).toBe(320)
})

it('is none once the picture is in the trash', async () => {
  const { id, url } = await upload(400)
  await deleteMedia({ actor, id })
  expect(await readCover(url, 300)).toBeUndefined()
})

it.each([
  'https://example.com/a.png',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  '/files/media/../../etc/passwd',
  '/files/media/aaaaaaaaaaaaaaaaaaaaaaaaaa.png',
  '/files/resumes/aaaaaaaaaaaaaaaaaaaaaaaaaa.pdf',
])('of %s nothing is fetched or read', async (address) => {
  const fetching = vi.spyOn(globalThis, 'fetch')
  expect(await readCover(address, 300)).toBeUndefined()
  expect(fetching).not.toHaveBeenCalled()
})
