import type { Page } from 'playwright'

const TEXTS = {
  Name: 'Rita Reader',
  Email: 'rita@example.com',
  Subject: 'A question',
  Message: 'Hello!',
}

/** Fills in the contact form of the page. */
export async function fillContactForm(page: Page, changes: Partial<typeof TEXTS> = {}) {
  for (const [label, text] of Object.entries({ ...TEXTS, ...changes }))
    await page.getByLabel(label).fill(text)
}
