/**
 * `node:diagnostics_channel` by which the application tells the metrics of the server in front of it how many uploads wait.
 * Both run in one process, but in separate bundles.
 */
export const PICTURE_QUEUE_CHANNEL = 'folio:picture-queue'

/** What they wait for: to be received, or to be decoded and made into smaller pictures. */
export type PictureQueue = { step: 'receiving' | 'processing'; waiting: number }
