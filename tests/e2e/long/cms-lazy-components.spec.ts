// @module-tag long
import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { scriptsWith } from '#tests/support/build-files.ts'
import { failure, useCms } from '#tests/support/cms-page.ts'
import { editorOf, fillFields } from '#tests/support/editor-page.ts'
import { intercept } from '#tests/support/interception.ts'

type Piece = {
  what: string
  make: () => Promise<unknown>
  screen: string
  opener: (page: Page) => Locator
  shown: (page: Page) => Locator
  said: string
}

/** Lazy components of the management area whose code fails to load. */
const { product, data, openScreen } = useCms()

const PIECES: Piece[] = [
  {
    what: 'the palette',
    make: async () => undefined,
    screen: '/cms/blog',
    opener: (page) => page.getByRole('button', { name: 'Go to' }),
    shown: (page) => page.getByRole('combobox', { name: 'Go to' }),
    said: 'The search could not be loaded',
  },
  {
    what: 'the details of a file',
    make: () => data.image('photo.png'),
    screen: '/cms/media',
    opener: (page) => page.getByRole('button', { name: 'Details of photo.png' }),
    shown: (page) => page.getByRole('dialog', { name: 'photo.png' }),
    said: 'The details could not be loaded',
  },
]

it.each(PIECES)(
  '$what, whose code fails to load, leaves the screen unchanged and loads on retry',
  async ({ make, screen, opener, shown, said }) => {
    await make()
    product.allowError('Failed to load resource')
    const page = await openScreen(screen)
    await opener(page).waitFor()
    const address = '**/_next/static/chunks/**'
    await intercept(page, address, (route) => route.abort('connectionreset'))
    const heading = page.getByRole('heading', {
      level: 1,
      name: await page.getByRole('heading', { level: 1 }).innerText(),
    })
    await opener(page).click()
    await failure(page, 'Error', said).waitFor()
    await heading.waitFor()
    await page.unroute(address)
    await opener(page).click()
    await shown(page).waitFor()
  },
)

/** A new post whose scripts with this text are lost until `find`. */
async function openWithout(text: string) {
  product.allowError('Failed to load resource')
  const code = scriptsWith(text)
  await intercept(product.page(), code, (route) => route.abort('connectionreset'))
  const page = await openScreen('/cms/blog/new')
  return { page, editor: editorOf(page), find: () => page.unroute(code) }
}

it('loads the editor again after a lost request, and keeps the form', async () => {
  const { page, editor, find } = await openWithout('rte-toolbar')
  const alert = page.getByRole('alert').filter({ hasText: 'The editor could not be loaded.' })
  await alert.waitFor()
  await fillFields(page, { Title: 'A title' })
  await find()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await editor.waitFor()
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('A title')
})

it('reports a toolbar panel that fails to load and opens it on the next click', async () => {
  const { page, editor, find } = await openWithout('rte-popover')
  await editor.waitFor()
  const button = page.getByRole('button', { name: 'Link', exact: true })
  const panel = page.getByRole('dialog', { name: 'Link', exact: true })
  const alert = page.getByRole('alert').filter({ hasText: 'The panel “Link” could not be loaded.' })
  await button.click()
  await alert.waitFor()
  expect(await panel.count()).toBe(0)
  await find()
  await button.click()
  await panel.waitFor()
  expect(await alert.count()).toBe(0)
})
