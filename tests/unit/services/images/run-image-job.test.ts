import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { IDLE_MS, JOB_MS, runImageJob, runToImage } from '#src/services/images/run-image-job.ts'
import { imageProcesses, killImageProcesses } from '#tests/support/image-processes.ts'

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="800">${inside}</svg>`)
/** Takes minutes: each primitive computes every pixel again. */
const SLOW = svg(
  `<filter id="f">${'<feTurbulence baseFrequency="0.5" numOctaves="9"/>'.repeat(500)}</filter>
  <rect width="1000" height="800" filter="url(#f)"/>`,
)
const QUICK = svg('<rect width="9" height="9"/>')

const draw = (blob: Buffer, limits: { limitMs?: number; limitBytes?: number } = {}) =>
  runToImage({
    ...{ kind: 'drawings', job: 'drawSvg', options: {}, blobs: [blob], name: 'b.svg', ...limits },
  })
const busy = () => vi.waitFor(() => expect(imageProcesses()).not.toEqual([]))

beforeEach(async () => {
  killImageProcesses()
  await vi.waitFor(() => expect(imageProcesses()).toEqual([]))
})
afterEach(() => {
  vi.useRealTimers()
})

it('loses one image when its process is killed, and says what to do', async () => {
  const drawing = draw(SLOW)
  drawing.catch(() => undefined)
  await busy()
  killImageProcesses()
  await expect(drawing).rejects.toMatchObject({
    code: 'unavailable',
    message:
      'b.svg could not be processed, because the image program ended unexpectedly. Nothing was stored. Upload it again. If that fails, export it as a new JPEG or PNG.',
  })
  expect((await draw(QUICK)).subarray(1, 4).toString()).toBe('PNG')
})

it('kills a process that needs too much memory', async () => {
  await expect(draw(SLOW, { limitBytes: 10 * 1024 ** 2 })).rejects.toMatchObject({
    code: 'invalid',
    message:
      'b.svg needs more memory than this server has for an image. Nothing was stored. Upload it as a JPEG or PNG with fewer pixels.',
  })
})

it('kills a process that takes too long', async () => {
  expect(JOB_MS).toEqual({ images: 120_000, drawings: 10_000 })
  const start = performance.now()
  await expect(
    runImageJob({
      ...{ kind: 'drawings', job: 'drawSvg', options: {}, blobs: [SLOW], name: 'b.png' },
      ...{ reply: z.null(), limitMs: 700 },
    }),
  ).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('takes too long') })
  expect(performance.now() - start).toBeLessThan(5000)
})

it('runs two jobs concurrently, and keeps their processes for the next ones', async () => {
  await Promise.all([draw(QUICK), draw(QUICK), draw(QUICK), draw(QUICK), draw(QUICK)])
  const first = imageProcesses()
  expect(first).toHaveLength(2)
  await draw(QUICK)
  expect(imageProcesses()).toEqual(first)
})

it('ends a process that is idle', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await draw(QUICK)
  const first = imageProcesses()
  vi.advanceTimersByTime(IDLE_MS - 1)
  await draw(QUICK)
  expect(imageProcesses()).toEqual(first)
  vi.advanceTimersByTime(IDLE_MS)
  vi.useRealTimers()
  await vi.waitFor(() => expect(imageProcesses()).toEqual([]))
})

it('refuses a reply that does not have the form of the job', async () => {
  const job = { kind: 'drawings', job: 'drawSvg', options: {}, blobs: [QUICK] } as const
  await expect(
    runImageJob({ ...job, name: 'b.svg', reply: z.strictObject({ width: z.int() }) }),
  ).rejects.toMatchObject({ message: 'b.svg is damaged or not an image' })
})
