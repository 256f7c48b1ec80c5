import type { Locator } from 'playwright'

export const chosenOption = (select: Locator) => select.locator('option:checked').textContent()
