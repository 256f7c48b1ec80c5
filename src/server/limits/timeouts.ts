/** Milliseconds and counts that keep one visitor from holding what all need. */
export const timeouts = {
  /** Until the request's head is complete: slow heads are an attack, not a slow line. */
  headersTimeout: 10_000,
  /** Until the whole request is in: 10 MB in two minutes is 0.7 Mbit/s, a weak mobile uplink. */
  requestTimeout: 120_000,
  /** Until a body that is no upload (1 MB at most) is in. */
  bodyTimeout: 30_000,
  keepAliveTimeout: 5_000,
  /** A connection on which nothing moves in either direction: a visitor who stopped reading. */
  idleTimeout: 65_000,
  /** How often the first two are looked at. */
  connectionsCheckingInterval: 1_000,
  maxConnections: 2_000,
  maxRequestsPerSocket: 1_000,
} as const

export type Timeouts = { -readonly [Name in keyof typeof timeouts]: number }
