import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/calls.ts'
import { errorBodySchema } from '#src/contract/errors.ts'
import { mediaItemSchema } from '#src/contract/media.ts'
import { animatedPng, animatedWebp, greyPng } from '#tests/support/image-bombs.ts'
import { expectAnswer } from '#tests/support/requests.ts'
import { declaredPng, picture } from '#tests/support/sample-files.ts'
import { sendFile, storeMedia } from '#tests/support/uploads.ts'

const MB = 1024 * 1024
const SPARE_MB = 200

const BOMBS: [what: string, name: string, make: () => Promise<Buffer>][] = [
  ['256 megapixels, all of them there', 'grey.png', () => greyPng(16_384, 15_625)],
  ['65,535 pixels each way, declared', 'side.png', () => declaredPng(65_535, 65_535)],
  ['a strip of a million pixels', 'strip.png', () => greyPng(1, 1_000_000)],
  ['a PNG of 100,000 frames', 'frames.png', () => animatedPng(100_000)],
  ['a WebP of 10,000 frames', 'frames.webp', () => animatedWebp(10_000)],
  [
    'half a JPEG',
    'half.jpg',
    async () => {
      const whole = await picture('jpeg', { width: 600, height: 600 })
      return whole.subarray(0, whole.length / 2)
    },
  ],
]

describe('U: pictures that are made to take memory (P5)', () => {
  // The code behind it is loaded.
  beforeAll(async () => void (await storeMedia(await picture('png'), 'first.png')))

  const sendWatched = async (bytes: Buffer, name: string) => {
    expect(bytes.length).toBeLessThan(10 * MB)
    const before = process.memoryUsage().rss
    const most = watchMemory()
    const response = await sendFile(calls.uploadMedia, bytes, name)
    expect((most.stop() - before) / MB).toBeLessThan(SPARE_MB)
    return response
  }

  it.each(BOMBS)(
    '★ %s: 400 in words, and memory stays as it was',
    { timeout: 60_000 },
    async (_, name, make) => {
      const response = await sendWatched(await make(), name)
      expect(response.status).toBe(400)
      expect(errorBodySchema.parse(await response.json()).message).toContain(name)
    },
  )

  it('★ a small picture with 256 MB behind it is read as far as it says, and no further', async () => {
    const bytes = await greyPng(100, 100, 2_600_000)
    const response = await sendWatched(bytes, 'more.png')
    expect(await expectAnswer(response, 201, mediaItemSchema)).toMatchObject({
      width: 100,
      height: 100,
    })
  })

  it('★ and a picture afterwards is stored as ever', async () => {
    expect((await storeMedia(await picture('webp'), 'after.webp')).url).toMatch(/\.webp$/)
  })
})

/** The most memory that this process holds, looked at in its pauses and at the end. */
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
