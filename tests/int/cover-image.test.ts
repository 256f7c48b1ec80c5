import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { readCoverImage } from '#src/services/media/cover-image.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { sendId, storeMedia } from '#tests/support/uploads.ts'

const upload = async (width: number) =>
  storeMedia(await imageFile('png', { width, height: 90 }), 'a.png')
const widthOf = async (bytes: Buffer | undefined) => (await sharp(bytes).metadata()).width

it('returns the smallest size that is wide enough, else the widest', async () => {
  const { url } = await upload(1000)
  expect(await widthOf(await readCoverImage(url, 300))).toBe(320)
  expect(await widthOf(await readCoverImage(url, 330))).toBe(480)
  expect(await widthOf(await readCoverImage(url, 5000))).toBe(1000)
  expect(await widthOf(await readCoverImage(`https://folio.example${url}`, 300))).toBe(320)
})

it('returns undefined once the image is in the trash', async () => {
  const { id, url } = await upload(400)
  await sendId(calls.deleteMedia, id)
  expect(await readCoverImage(url, 300)).toBeUndefined()
})

it.each([
  'https://example.com/a.png',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  '/files/media/../../etc/passwd',
  '/files/media/aaaaaaaaaaaaaaaaaaaaaaaaaa.png',
  '/files/resumes/aaaaaaaaaaaaaaaaaaaaaaaaaa.pdf',
])('does not download or read %s', async (address) => {
  const fetching = vi.spyOn(globalThis, 'fetch')
  expect(await readCoverImage(address, 300)).toBeUndefined()
  expect(fetching).not.toHaveBeenCalled()
})
