/** The longest that any test waits for a state or an event, on a busy machine. */
export const WAIT_MS = 15_000
