/**
 * By which the application and the server in front of it tell each other what happened: two headers, and two channels of
 * `node:diagnostics_channel`. Both run in one process, but in separate bundles.
 */

/** Header of the calls that this server makes to itself; its key never leaves this process. */
export const INTERNAL_KEY_HEADER = 'x-folio-internal'

/** Set on the response of a call that has dropped the prerendered public pages. */
export const REFRESHED_HEADER = 'x-folio-refreshed'

/** A page failed because a dependency is unavailable. */
export const DEPENDENCY_FAILURE_CHANNEL = 'folio:part-away'

export type DependencyFailure = { path: string }

export const PICTURE_QUEUE_CHANNEL = 'folio:picture-queue'

/** What they wait for: to be received, or to be decoded and made into smaller pictures. */
export type PictureQueue = { step: 'receiving' | 'processing'; waiting: number }
