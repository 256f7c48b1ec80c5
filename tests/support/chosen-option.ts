import type { Locator } from 'playwright'

/** What a select shows. */
export const chosenOption = (select: Locator) => select.locator('option:checked').textContent()
