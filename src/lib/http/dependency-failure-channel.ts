/**
 * Channel of `node:diagnostics_channel` on which the application tells the server around it that a page failed
 * because a part is away. Both are one process, but not one bundle.
 */
export const DEPENDENCY_FAILURE_CHANNEL = 'folio:part-away'

/** The address of the page, without its query. */
export type DependencyFailure = { path: string }
