import { channel } from 'node:diagnostics_channel'
import { PICTURE_QUEUE_CHANNEL } from '#src/lib/http/server-signals.ts'
import type { PictureQueue } from '#src/lib/http/server-signals.ts'

/** Tells the metrics how many uploads wait for this step. */
export const reportPictureQueue = (step: PictureQueue['step']) => (waiting: number) =>
  channel(PICTURE_QUEUE_CHANNEL).publish({ step, waiting } satisfies PictureQueue)
