import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useCmsData } from '#tests/support/cms-data.ts'
import { notice, openSignedIn, question, refuse } from '#tests/support/cms-page.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

// With motion: a closing dialog returns focus during its exit animation.
const product = useProduct({ browser: { reducedMotion: 'no-preference' } })
const data = useCmsData(product)
const { editor, open: openEditor, press, type } = editorPage(product)

const hasFocus = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true)
const main = (page: Page) => page.getByRole('main')

/** Opens a dialog with the keyboard, and closes it with Escape. */
async function openAndLeave(opener: Locator, role: 'dialog' | 'alertdialog') {
  const opened = opener.page().getByRole(role)
  await opener.focus()
  await press('Enter')
  await expect
    .poll(() => opened.evaluate((dialog) => dialog.contains(document.activeElement)))
    .toBe(true)
  await press('Escape')
  await opened.waitFor({ state: 'detached' })
  await hasFocus(opener)
}

describe('focus', () => {
  it('returns after confirmations and the palette, and stays in the screen after deletions and links', async () => {
    await data.post({ title: 'Locks' })
    await data.post({ title: 'Keys' })
    const page = await openSignedIn(product, '/cms/blog')
    const remove = page.getByRole('button', { name: 'Delete Locks' })
    const asked = question(page, 'Are you sure you want to delete "Locks"?')
    await openAndLeave(remove, 'alertdialog')
    await openAndLeave(page.getByRole('button', { name: 'Go to' }), 'dialog')
    await remove.click()
    await asked.answer('Cancel')
    await hasFocus(remove)
    await remove.click()
    await asked.answer('Delete')
    await notice(page, 'Success', 'Blog post deleted successfully').waitFor()
    await page.getByRole('heading', { name: 'Locks' }).waitFor({ state: 'detached' })
    await hasFocus(main(page))
    await page.getByRole('link', { name: 'Back to Dashboard' }).focus()
    await press('Enter')
    await page.getByText('Admin Mode').waitFor()
    await hasFocus(main(page))
  })

  it(
    'returns after the confirmation of an activation, and after the preview of a resume',
    { tags: 'long' },
    async () => {
      await data.resume('first.pdf')
      await data.resume('second.pdf')
      const page = await openSignedIn(product, '/cms/resume')
      await openAndLeave(page.getByRole('button', { name: 'Set Active' }), 'alertdialog')
      await openAndLeave(page.getByRole('button', { name: 'first.pdf', exact: true }), 'dialog')
    },
  )

  it(
    'returns to the text after the palette and after a cancelled leave confirmation',
    { tags: 'long' },
    async () => {
      const page = await openEditor()
      const title = page.getByLabel('Title', { exact: true })
      const palette = page.getByRole('combobox', { name: 'Go to' })
      await title.focus()
      await press('Control+k')
      await palette.waitFor()
      await press('Escape')
      await palette.waitFor({ state: 'detached' })
      // Focus returns a moment after the palette has closed, as for every dialog.
      await hasFocus(title)
      await type('Here')
      expect(await title.inputValue()).toBe('Here')
      await editor().click()
      product.allowError('503')
      await refuse(page, { address: '**/api/post-drafts**', method: 'POST', status: 503 })
      await type('Unsaved.')
      const back = page.getByRole('link', { name: 'Back to Posts' })
      await back.focus()
      await press('Enter')
      await question(page, 'Leave without saving?').answer('Cancel')
      await hasFocus(back)
    },
  )
})
