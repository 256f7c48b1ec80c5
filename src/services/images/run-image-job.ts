import { z } from 'zod'
import { ServiceError } from '#src/contract/errors.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { imageMemoryBytes, isLowMemory } from '#src/env.ts'
import { logger } from '#src/services/platform/log.ts'
import { createSemaphore } from '#src/services/platform/semaphore.ts'
import type { ImageJobs } from './image-jobs.ts'
import { ImageProcessError, startImageProcess } from './image-process.ts'
import type { EndReason, ImageKind, ImageProcess } from './image-process.ts'

/** Time limits of a job. The longest one, an AVIF of 50 megapixels encoded again, takes 12 seconds of an idle core. */
export const JOB_MS = { images: 120_000, drawings: 10_000 }
/** An idle process takes memory; a new one takes a quarter of a second. */
export const IDLE_MS = isLowMemory ? 5000 : 30_000

type Job<Name extends keyof ImageJobs, Value> = {
  /** Formats that the process decodes. Images and SVG never share a process. */
  kind: ImageKind
  job: Name
  options: Parameters<ImageJobs[Name]>[0]
  blobs: readonly Buffer[]
  name: string
  /** The reply is checked: a decoder may be taken over by an image. */
  reply: z.ZodType<Value>
  limitMs?: number
  limitBytes?: number
}

const refusalSchema = z.strictObject({
  refused: z.enum(['damaged', 'not-svg', 'own-font']),
  detail: z.string(),
})

const pool = () => ({
  idle: [] as ImageProcess[],
  semaphore: createSemaphore({ size: isLowMemory ? 1 : 2, queue: 200, timeoutMs: 60_000 }),
})
const POOLS = { images: pool(), drawings: pool() }

/**
 * Runs a job in a separate process. Errors: `invalid` (400) for a damaged or too expensive image, `unavailable` (503)
 * after a crash or a minute of waiting.
 */
export async function runImageJob<Name extends keyof ImageJobs, Value>(
  job: Job<Name, Value>,
): Promise<{ value: Value; blobs: Buffer[] }> {
  const { kind, name, options, reply, limitMs = JOB_MS[kind], limitBytes = imageMemoryBytes } = job
  const { head, blobs } = await inProcess(kind, (program) =>
    program.ask({ head: { job: job.job, options }, blobs: job.blobs, limitMs, limitBytes }),
  ).catch((cause: unknown) => {
    throw cause instanceof ImageProcessError ? endError(cause, kind, name) : cause
  })
  const refusal = refusalSchema.safeParse(head)
  if (refusal.success) throw refusalError(refusal.data, name)
  const parsed = z.strictObject({ value: reply }).safeParse(head)
  if (parsed.success) return { value: parsed.data.value, blobs }
  throw new ServiceError('invalid', uploadMessages.brokenImage(name), { cause: parsed.error })
}

/** Runs a job whose result is one image. Errors: see `runImageJob`. */
export async function runToImage<Name extends keyof ImageJobs>(
  job: Omit<Job<Name, null>, 'reply'>,
): Promise<Buffer> {
  const { blobs } = await runImageJob({ ...job, reply: z.null() })
  const [image] = blobs
  if (image && blobs.length === 1) return image
  throw new ServiceError('invalid', uploadMessages.brokenImage(job.name))
}

async function inProcess<T>(kind: ImageKind, work: (program: ImageProcess) => Promise<T>) {
  const { idle, semaphore } = POOLS[kind]
  return semaphore(async () => {
    const known = idle.pop()
    const program = known?.isAlive() ? known : startImageProcess(kind)
    try {
      return await work(program)
    } finally {
      if (program.isAlive()) rest(program, idle)
    }
  })
}

function rest(program: ImageProcess, idle: ImageProcess[]): void {
  idle.push(program)
  setTimeout(() => {
    const at = idle.indexOf(program)
    if (at < 0) return
    idle.splice(at, 1)
    program.end()
  }, IDLE_MS).unref()
}

function endError(cause: ImageProcessError, kind: ImageKind, name: string): ServiceError {
  logger.warn({ err: cause }, 'image program ended')
  const message = END_MESSAGES[cause.reason][kind](name)
  return new ServiceError(cause.reason === 'crash' ? 'unavailable' : 'invalid', message, { cause })
}

const { slowImage, slowDrawing, heavyImage, crashedImage } = uploadMessages
const END_MESSAGES: Record<EndReason, Record<ImageKind, (name: string) => string>> = {
  time: { images: slowImage, drawings: slowDrawing },
  memory: { images: heavyImage, drawings: heavyImage },
  crash: { images: crashedImage, drawings: crashedImage },
}

function refusalError({ refused, detail }: z.infer<typeof refusalSchema>, name: string) {
  const { brokenImage, notSvg, ownFont } = uploadMessages
  const message = { damaged: brokenImage, 'not-svg': notSvg, 'own-font': ownFont }[refused](name)
  return new ServiceError('invalid', message, { cause: new Error(detail) })
}
