/** The longest that any test waits for a state or an event, on a machine however busy. */
export const WAIT_MS = 15_000
