import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { errorBodySchema } from '#src/contract/errors.ts'
import { mediaItemSchema } from '#src/contract/media/media-schemas.ts'
import { animatedPng, animatedWebp, greyPng } from '#tests/support/image-bombs.ts'
import { expectAnswer } from '#tests/support/requests.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { sendFile, storeMedia } from '#tests/support/uploads.ts'

const MB = 1024 * 1024
const SPARE_MB = 200

type Bomb = [what: string, name: string, make: () => Promise<Buffer>]
const BOMBS: Bomb[] = [
  ['256 megapixels, all of them there', 'grey.png', () => greyPng(16_384, 15_625)],
  ['65,535 pixels each way, declared', 'side.png', () => greyPng(65_535, 65_535, 1)],
  [
    'half a JPEG',
    'half.jpg',
    async () => {
      const whole = await imageFile('jpeg', { width: 600, height: 600 })
      return whole.subarray(0, whole.length / 2)
    },
  ],
]
const MORE_BOMBS: Bomb[] = [
  ['a strip of a million pixels', 'strip.png', () => greyPng(1, 1_000_000)],
  ['a PNG of 100,000 frames', 'frames.png', () => animatedPng(100_000)],
  ['a WebP of 10,000 frames', 'frames.webp', () => animatedWebp(10_000)],
]

// Loads the code before the measurement.
beforeAll(async () => void (await storeMedia(await imageFile('png'), 'first.png')))

/** Uploads a file, and expects that the memory of this process stays as it was. */
async function sendWatched(bytes: Buffer, name: string) {
  expect(bytes.length).toBeLessThan(10 * MB)
  const before = process.memoryUsage().rss
  const most = watchMemory()
  const response = await sendFile(calls.uploadMedia, bytes, name)
  expect((most.stop() - before) / MB).toBeLessThan(SPARE_MB)
  return response
}

async function expectRefused(_: string, name: string, make: () => Promise<Buffer>) {
  const response = await sendWatched(await make(), name)
  expect(response.status).toBe(400)
  expect(errorBodySchema.parse(await response.json()).message).toContain(name)
}

/** Peak memory of this process, sampled during the work and at the end. */
function watchMemory() {
  let most = process.memoryUsage().rss
  const look = () => (most = Math.max(most, process.memoryUsage().rss))
  const timer = setInterval(look, 5)
  return {
    stop: () => {
      clearInterval(timer)
      return look()
    },
  }
}

describe('image decompression bombs', () => {
  it.each(BOMBS)('%s: 400 in words, and memory stays as it was', expectRefused)

  describe('of more kinds', { tags: 'long' }, () => {
    it.each(MORE_BOMBS)('%s: 400 in words', expectRefused)

    it('a small image with 256 MB behind it is read as far as it says, and no further', async () => {
      const bytes = await greyPng(100, 100, 2_600_000)
      const response = await sendWatched(bytes, 'more.png')
      expect(await expectAnswer(response, 201, mediaItemSchema)).toMatchObject({
        width: 100,
        height: 100,
      })
    })
  })

  it('a normal image afterwards is stored', async () => {
    expect((await storeMedia(await imageFile('webp'), 'after.webp')).url).toMatch(/\.webp$/)
  })
})
