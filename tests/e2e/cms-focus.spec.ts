import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { notice, question, refuse } from '#tests/support/cms-page.ts'
import { expectFocus } from '#tests/support/focus.ts'
import { useEditor } from '#tests/support/editor-page.ts'

// With motion: a closing dialog returns focus during its exit animation.
const {
  product,
  data,
  openScreen,
  editor,
  open: openEditor,
  press,
  type,
} = useEditor({ browser: { reducedMotion: 'no-preference' } })

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
  await expectFocus(opener)
}

describe('focus', () => {
  it('[S2-cms-blog-14] [S2-cms-blog-21] [S5-delete-01] returns after the question before a deletion and the palette, and stays in the screen after deletions and links', async () => {
    await data.post({ title: 'Locks' })
    await data.post({ title: 'Keys' })
    const page = await openScreen('/cms/blog')
    const remove = page.getByRole('button', { name: 'Delete Locks' })
    const asked = question(page, 'Are you sure you want to delete "Locks"?')
    await openAndLeave(remove, 'alertdialog')
    await openAndLeave(page.getByRole('button', { name: 'Go to' }), 'dialog')
    await remove.click()
    await asked.answer('Cancel')
    await expectFocus(remove)
    expect(await data.posts()).toHaveLength(2)
    await remove.click()
    await asked.answer('Delete')
    await notice(page, 'Success', 'Blog post deleted successfully').waitFor()
    await page.getByRole('heading', { name: 'Locks' }).waitFor({ state: 'detached' })
    await expectFocus(main(page))
    await page.getByRole('link', { name: 'Back to Dashboard' }).focus()
    await press('Enter')
    await page.getByText('Admin Mode').waitFor()
    await expectFocus(main(page))
  })

  it('returns to the caret in code after the step before publishing', async () => {
    const page = await openEditor()
    await editor().click()
    await type('```sql ')
    await type('SELECT 1')
    await press('ControlOrMeta+Enter')
    const step = page.getByRole('dialog', { name: 'Publish this post' })
    await expectFocus(step.getByRole('button', { name: 'Publish', exact: true }))
    await press('Escape')
    await step.waitFor({ state: 'detached' })
    await expect
      .poll(() => editor().evaluate((text) => text.contains(document.activeElement)))
      .toBe(true)
    await type(' + 2')
    expect(await editor().locator('code').innerText()).toBe('SELECT 1 + 2')
  })

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
      await expectFocus(title)
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
      await expectFocus(back)
    },
  )
})

it('a dialog stays open while a notice outside of it is closed, not when the page behind it is pressed', async () => {
  const page = await openScreen('/cms/contacts')
  const showNotice = () =>
    page.evaluate(() => dispatchEvent(new CustomEvent('notice', { detail: { title: 'Archived' } })))
  await page.getByRole('button', { name: 'Saved answers' }).click()
  const dialog = page.getByRole('dialog', { name: 'Saved answers' })
  await dialog.waitFor()
  await showNotice()
  await notice(page, 'Archived').getByLabel('Dismiss').click()
  await notice(page, 'Archived').waitFor({ state: 'detached' })
  expect(await dialog.getAttribute('data-state')).toBe('open')
  await page.mouse.click(5, 5)
  await dialog.waitFor({ state: 'detached' })
})
