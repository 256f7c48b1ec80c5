import { channel } from 'node:diagnostics_channel'
import { IMAGE_QUEUE_CHANNEL } from '#src/lib/http/server-signals.ts'
import type { ImageQueue } from '#src/lib/http/server-signals.ts'

export const reportImageQueue = (step: ImageQueue['step']) => (waiting: number) =>
  channel(IMAGE_QUEUE_CHANNEL).publish({ step, waiting } satisfies ImageQueue)
