import { beforeAll, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { errorBodySchema } from '#src/contract/errors.ts'
import { animatedPng, animatedWebp, greyPng } from '#tests/support/image-bombs.ts'
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

/**
 * Decompression bombs.
 * @param only their names; by default all
 * @returns a function that sends one more and measures the memory
 */
export function itRefusesBombs(only: readonly string[] = BOMBS.map(([what]) => what)) {
  // Loads the code before the measurement.
  beforeAll(async () => void (await storeMedia(await picture('png'), 'first.png')))

  const sendWatched = async (bytes: Buffer, name: string) => {
    expect(bytes.length).toBeLessThan(10 * MB)
    const before = process.memoryUsage().rss
    const most = watchMemory()
    const response = await sendFile(calls.uploadMedia, bytes, name)
    expect((most.stop() - before) / MB).toBeLessThan(SPARE_MB)
    return response
  }

  it.each(BOMBS.filter(([what]) => only.includes(what)))(
    '%s: 400 in words, and memory stays as it was',
    async (_, name, make) => {
      const response = await sendWatched(await make(), name)
      expect(response.status).toBe(400)
      expect(errorBodySchema.parse(await response.json()).message).toContain(name)
    },
  )
  return sendWatched
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
