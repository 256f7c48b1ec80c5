import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { sql } from '#collections/sql.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { killImageProcessesAfter } from '#tests/support/image-processes.ts'
import { expectRefusal } from '#tests/support/requests.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { sendFile, storeMedia } from '#tests/support/uploads.ts'

const stored = async () => {
  const files: string[] = []
  for await (const { name } of fileStore.list()) files.push(name)
  const rows = await readSql(sql`select filename from media order by filename`)
  return { files: files.sort(), rows }
}

describe('an upload whose image program is killed', () => {
  let image: Buffer
  let duration = 0

  beforeAll(async () => {
    // Its last job encodes it again, because PNG has no orientation that all browsers follow.
    image = await imageFile('png', { width: 1200, height: 800, orientation: 6 })
    const start = performance.now()
    await storeMedia(image, 'first.png')
    duration = performance.now() - start
  })

  const expectNothingLeft = async (point: number) => {
    const before = await stored()
    const upload = sendFile(calls.uploadMedia, image, 'photo.png')
    const answer = await killImageProcessesAfter((duration * point) / 20, upload)
    const { message } = await expectRefusal(answer, 503)
    expect(message).toBe(
      'photo.png could not be processed, because the image program ended unexpectedly. Nothing was stored. Upload it again. If that fails, export it as a new JPEG or PNG.',
    )
    expect(await stored()).toEqual(before)
  }

  it.each([0, 5, 9])(
    'is refused with what to do, and leaves nothing, at point %d of ten',
    expectNothingLeft,
  )

  it.each([1, 2, 3, 4, 6, 7, 8])(
    'leaves nothing before a release either, at point %d of ten',
    { tags: 'long' },
    expectNothingLeft,
  )

  it('is stored when it is sent again', async () => {
    expect(await storeMedia(image, 'photo.png')).toMatchObject({ width: 800, height: 1200 })
  })
})
