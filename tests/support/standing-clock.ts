import type { Page } from 'playwright'
import { expect } from 'vitest'

/**
 * Lets a clock that stands pass in steps of a millisecond until something is true: what a page needs of it to get
 * there depends on the machine.
 * @returns how many have passed
 */
export async function passUntil(page: Page, isTrue: () => Promise<boolean>): Promise<number> {
  let passed = 0
  const step = async () => {
    await page.clock.runFor(1)
    passed += 1
    return isTrue()
  }
  await expect.poll(step).toBe(true)
  return passed
}
