/**
 * `node:diagnostics_channel` by which the application reports to the server in front of it that a page failed because a
 * dependency is unavailable. Both run in one process, but in separate bundles.
 */
export const DEPENDENCY_FAILURE_CHANNEL = 'folio:part-away'

/** Path of the page, without its query. */
export type DependencyFailure = { path: string }
