import type { Locator, Page } from 'playwright'
import { afterEach, describe, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { notice, openSignedIn, question, refuse } from '#tests/support/cms-page.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
const { editor, open: openEditor, press, type } = editorPage(product)
afterEach(() => data.empty())

const openScreen = (path: string) => openSignedIn(product, path)
const hasFocus = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true)
const main = (page: Page) => page.getByRole('main')

type Opened = {
  what: string
  make: () => Promise<unknown>
  screen: string
  opener: (page: Page) => Locator
  role: 'dialog' | 'alertdialog'
}

const twoResumes = async () => [await data.resume('first.pdf'), await data.resume('second.pdf')]
const OPENED: Opened[] = [
  {
    what: 'the question before a deletion',
    make: () => data.post({ title: 'Locks' }),
    screen: '/cms/blog',
    opener: (page) => page.getByRole('button', { name: 'Delete Locks' }),
    role: 'alertdialog',
  },
  {
    what: 'the question before an activation',
    make: twoResumes,
    screen: '/cms/resume',
    opener: (page) => page.getByRole('button', { name: 'Set Active' }),
    role: 'alertdialog',
  },
  {
    what: 'the details of a file',
    make: () => data.image('photo.png'),
    screen: '/cms/media',
    opener: (page) => page.getByRole('button', { name: 'Details of photo.png' }),
    role: 'dialog',
  },
  {
    what: 'the preview of a resume',
    make: () => data.resume('cv.pdf'),
    screen: '/cms/resume',
    opener: (page) => page.getByRole('button', { name: 'cv.pdf', exact: true }),
    role: 'dialog',
  },
  {
    what: 'the palette',
    make: () => Promise.resolve(),
    screen: '/cms',
    opener: (page) => page.getByRole('button', { name: 'Go to' }),
    role: 'dialog',
  },
]

describe('the focus comes back', () => {
  it.each(OPENED)('from $what, after Escape', async ({ make, screen, opener, role }) => {
    await make()
    const page = await openScreen(screen)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    const opened = page.getByRole(role)
    await expect
      .poll(() => opened.evaluate((dialog) => dialog.contains(document.activeElement)))
      .toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole(role).waitFor({ state: 'detached' })
    await hasFocus(opener(page))
  })

  it('from a question that is answered with Cancel', async () => {
    await data.post({ title: 'Locks' })
    const page = await openScreen('/cms/blog')
    const remove = page.getByRole('button', { name: 'Delete Locks' })
    await remove.click()
    await question(page, 'Are you sure you want to delete "Locks"?').answer('Cancel')
    await hasFocus(remove)
  })

  it('into the text, where the palette was opened from there', async () => {
    const page = await openEditor()
    const title = page.getByLabel('Title', { exact: true })
    await title.focus()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Go to' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Go to' }).waitFor({ state: 'detached' })
    // It comes a moment after the palette has gone, as from every dialog.
    await hasFocus(title)
    await type('Here')
    expect(await title.inputValue()).toBe('Here')
  })

  it('into the text, where leaving it is asked about and refused', async () => {
    const page = await openEditor()
    await editor().click()
    await type('Unsaved.')
    const back = page.getByRole('link', { name: 'Back to Posts' })
    await back.focus()
    await press('Enter')
    await question(page, 'Leave without saving?').answer('Cancel')
    await hasFocus(back)
  })
})

describe('the focus stays in the screen', () => {
  it('when the card that had it was deleted', async () => {
    await data.post({ title: 'Locks' })
    await data.post({ title: 'Keys' })
    const page = await openScreen('/cms/blog')
    await page.getByRole('button', { name: 'Delete Locks' }).click()
    await question(page, 'Are you sure you want to delete "Locks"?').answer('Delete')
    await notice(page, 'Success', 'Blog post deleted successfully').waitFor()
    await page.getByRole('heading', { name: 'Locks' }).waitFor({ state: 'detached' })
    await hasFocus(main(page))
  })

  it('on its button, when that waited for a refusal', async () => {
    const { id } = await data.post({ title: 'Locks' })
    await product.asAdmin('DELETE', `/api/blog/${id}`)
    const page = await openScreen('/cms/trash')
    product.allowError('500')
    await refuse(page, { address: '**/api/blog/*/restore', method: 'POST', status: 500 })
    const restore = page.getByRole('button', { name: 'Restore Locks' })
    await restore.focus()
    await page.keyboard.press('Enter')
    await notice(page, 'Error', 'Failed to restore "Locks"').waitFor()
    await hasFocus(restore)
  })

  it('when a link of it leads to another screen', async () => {
    const page = await openScreen('/cms/blog')
    await page.getByRole('link', { name: 'Back to Dashboard' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Admin Mode').waitFor()
    await hasFocus(main(page))
  })
})
