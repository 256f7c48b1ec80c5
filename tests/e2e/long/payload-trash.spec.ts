// @module-tag long
import { expect, it } from 'vitest'
import { useCms } from '#tests/support/use-cms.ts'

const { product, data, openScreen } = useCms()

it.each([
  ['posts', 'Locks', '/api/blog', '/api/blog', () => data.post({ title: 'Locks' })],
  ['media', 'photo.png', '/api/media', '/api/media', () => data.image('photo.png')],
  ['resumes', 'second.pdf', '/api/resume', '/api/resumes', () => data.resume('second.pdf')],
] as const)(
  'shows and restores deleted items in the trash of %s in the built-in admin',
  async (kind, name, call, list, make) => {
    await data.resume('first.pdf')
    const { id } = await make()
    expect((await product.asAdmin('DELETE', `${call}/${id}`)).status).toBe(200)
    // Its file is not served, so that the page of the document has nothing to show.
    product.allowError('/files/')
    const page = await openScreen(`/payload/collections/${kind}/trash`)
    await page.locator('tbody tr').filter({ hasText: name }).waitFor()
    await page.goto(`/payload/collections/${kind}/trash/${id}`)
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(async () => (await product.asAdmin('GET', list)).text()).toContain(id)
  },
)
