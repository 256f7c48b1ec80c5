import { describe, expect, it } from 'vitest'
import { tabTo } from '#tests/support/accessibility.ts'
import { notice, useCms } from '#tests/support/cms-page.ts'
import { expectFocus } from '#tests/support/focus.ts'

const { product, data, openScreen } = useCms()

describe('by keyboard alone', () => {
  const enter = () => product.page().keyboard.press('Enter')

  it('deletes a post, and restores it from the trash', async () => {
    await data.post({ title: 'Locks' })
    const page = await openScreen('/cms/blog')
    await tabTo(page, page.getByRole('button', { name: 'Delete Locks' }))
    await enter()
    await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }), 3)
    await enter()
    await notice(page, 'Success', 'Blog post deleted successfully').waitFor()
    await page.getByText('No blog posts found').waitFor()
    await tabTo(page, page.getByRole('link', { name: 'Trash and activity' }))
    await enter()
    await tabTo(page, page.getByRole('button', { name: 'Restore Locks' }))
    await enter()
    await notice(page, 'Success', '"Locks" restored').waitFor()
    expect((await data.posts()).map(({ title }) => title)).toEqual(['Locks'])
  })

  it('activates a resume', { tags: 'long' }, async () => {
    await data.resume('first.pdf')
    await data.resume('second.pdf')
    const page = await openScreen('/cms/resume')
    await tabTo(page, page.getByRole('button', { name: 'Set Active' }))
    await enter()
    const asked = page.getByRole('alertdialog')
    await tabTo(page, asked.getByRole('button', { name: 'Set Active' }), 3)
    await enter()
    await notice(page, 'Success', 'Resume activated successfully').waitFor()
  })

  it('sets the alternative text of an image', { tags: 'long' }, async () => {
    await data.image('photo.png')
    const page = await openScreen('/cms/media')
    await tabTo(page, page.getByRole('button', { name: 'Details of photo.png' }))
    await enter()
    await tabTo(page, page.getByRole('dialog').getByLabel('Alt text'), 5)
    await page.keyboard.type('A quay')
    await enter()
    await notice(page, 'Success', 'Alt text saved').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expectFocus(page.getByRole('button', { name: 'Details of photo.png' }))
  })
})
