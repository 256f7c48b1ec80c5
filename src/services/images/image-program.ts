import sharp from 'sharp'
import { encodeFrame, frameReader } from './image-frames.ts'
import { IMAGE_JOBS } from './image-jobs.ts'
import type { ImageJobs } from './image-jobs.ts'

/** Loaders of the formats that each kind of process accepts, from memory only. All others are blocked. */
const LOADERS = {
  images: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'],
  drawings: ['Svg'],
}
const kind = process.argv[2] as keyof typeof LOADERS
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS[kind].map((format) => `VipsForeignLoad${format}Buffer`) })

// A signal to the whole group ends the server, which finishes its uploads first. The input ends with the server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

type Request = { job: keyof ImageJobs; options: object; limitMs: number }

const next = frameReader(process.stdin, Infinity)
for (let frame = await next(); frame; frame = await next()) {
  const { job, options, limitMs } = frame.head as Request
  // libvips cannot be interrupted, only its process. The server does it; this is for a server that has ended.
  const timer = setTimeout(() => process.kill(process.pid, 'SIGKILL'), limitMs + 1000)
  const run = IMAGE_JOBS[job] as (
    options: object,
    blobs: Buffer[],
  ) => ReturnType<ImageJobs['readHeader']>
  const parts = await run(options, frame.blobs).then(
    ({ value, blobs }) => encodeFrame({ value }, blobs),
    (error: Error & { reason?: string }) =>
      encodeFrame({ refused: error.reason ?? 'damaged', detail: error.message.slice(0, 1000) }),
  )
  clearTimeout(timer)
  for (const part of parts) process.stdout.write(part)
}
