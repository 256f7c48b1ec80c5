import type { Page } from 'playwright'
import { expect } from 'vitest'

/**
 * Advances a fake clock in steps of a millisecond until a condition is true: how much time a page needs to get there
 * depends on the machine.
 * @returns the elapsed milliseconds
 */
export async function advanceUntil(page: Page, isTrue: () => Promise<boolean>): Promise<number> {
  let passed = 0
  const step = async () => {
    await page.clock.runFor(1)
    passed += 1
    return isTrue()
  }
  await expect.poll(step).toBe(true)
  return passed
}
