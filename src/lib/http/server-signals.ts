/** Application and server run in one process, in separate bundles, so they use headers and diagnostics channels. */

/** Header of the calls that this server makes to itself; its key never leaves this process. */
export const INTERNAL_KEY_HEADER = 'x-folio-internal'

/** Set on the response of a call that has dropped the prerendered public pages. */
export const REFRESHED_HEADER = 'x-folio-refreshed'

/** A page failed because a dependency is unavailable. */
export const DEPENDENCY_FAILURE_CHANNEL = 'folio:part-away'

export type DependencyFailure = { path: string }

export const IMAGE_QUEUE_CHANNEL = 'folio:picture-queue'

/** Steps that uploads wait for: upload, or decoding and scaling. */
export type ImageQueue = { step: 'receiving' | 'processing'; waiting: number }

/** A mail was sent, or was not. */
export const MAIL_CHANNEL = 'folio:mail'

export type MailResult = { result: 'sent' | 'failed' }
