import type { Page } from 'playwright'

type Deleted = { kind: 'posts' | 'media' | 'resumes'; name: string; id: string }

/** Finds a document in the trash of the built-in admin, and restores it there. */
export async function restoreInAdmin(page: Page, { kind, name, id }: Deleted) {
  await page.goto(`/payload/collections/${kind}/trash`)
  await page.locator('tbody tr').filter({ hasText: name }).waitFor()
  await page.goto(`/payload/collections/${kind}/trash/${id}`)
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
}
