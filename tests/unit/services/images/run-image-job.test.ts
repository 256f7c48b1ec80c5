import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { IDLE_MS, runImageJob, runToImage } from '#src/services/images/run-image-job.ts'
import { imageProcesses, killImageProcesses } from '#tests/support/image-processes.ts'
import { SLOW_SVG, svg } from '#tests/support/sample-files.ts'

const SLOW = Buffer.from(SLOW_SVG)
const QUICK = Buffer.from(svg('<rect width="9" height="9"/>'))

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
