/** Milliseconds and counts that keep one client from exhausting shared resources. */
export const timeouts = {
  /** Until the request's head is complete: slow heads are an attack, not a slow connection. */
  headersTimeout: 10_000,
  /** Until the whole request has arrived, at the latest: 200 MB in half an hour is 0.9 Mbit/s, a weak mobile uplink. */
  requestTimeout: 30 * 60_000,
  /** Until an upload of 10 MB has arrived. */
  uploadTimeout: 120_000,
  /** Until a body that is not an upload (1 MB at most) has arrived. */
  bodyTimeout: 30_000,
  keepAliveTimeout: 5_000,
  /** A connection without traffic in either direction: a client that stopped reading. */
  idleTimeout: 65_000,
  /** How often Node checks the first two. */
  connectionsCheckingInterval: 1_000,
  maxConnections: 2_000,
  maxRequestsPerSocket: 1_000,
} as const

export type Timeouts = { -readonly [Name in keyof typeof timeouts]: number }
