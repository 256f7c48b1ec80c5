import type { Locator } from 'playwright'
import { expect } from 'vitest'

/** Waits until an element has the focus. */
export const expectFocus = (target: Locator) =>
  expect.poll(() => target.evaluate((one) => one === document.activeElement)).toBe(true)
