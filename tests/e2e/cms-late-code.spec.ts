import type { Locator, Page } from 'playwright'
import { afterEach, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { failure, openSignedIn } from '#tests/support/cms-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

type Piece = {
  what: string
  make: () => Promise<unknown>
  screen: string
  door: (page: Page) => Locator
  shown: (page: Page) => Locator
  said: string
}

const PIECES: Piece[] = [
  {
    what: 'the palette',
    make: () => Promise.resolve(),
    screen: '/cms/blog',
    door: (page) => page.getByRole('button', { name: 'Go to' }),
    shown: (page) => page.getByRole('combobox', { name: 'Go to' }),
    said: 'The search could not be loaded',
  },
  {
    what: 'the details of a file',
    make: () => data.image('photo.png'),
    screen: '/cms/media',
    door: (page) => page.getByRole('button', { name: 'Details of photo.png' }),
    shown: (page) => page.getByRole('dialog', { name: 'photo.png' }),
    said: 'The details could not be loaded',
  },
  {
    what: 'the preview of a resume',
    make: () => data.resume('cv.pdf'),
    screen: '/cms/resume',
    door: (page) => page.getByRole('button', { name: 'cv.pdf', exact: true }),
    shown: (page) => page.getByRole('dialog', { name: 'cv.pdf' }),
    said: 'The preview could not be loaded',
  },
  {
    what: 'the menu of themes',
    make: () => Promise.resolve(),
    screen: '/cms',
    door: (page) => page.getByRole('button', { name: 'Theme' }),
    shown: (page) => page.getByRole('menuitemradio', { name: 'Ocean' }),
    said: 'The themes could not be loaded',
  },
]

it.each(PIECES)(
  '$what, whose code does not arrive, leaves the screen as it is and comes at the next try',
  async ({ make, screen, door, shown, said }) => {
    await make()
    product.allowError('Failed to load resource')
    const page = await openSignedIn(product, screen)
    await door(page).waitFor()
    // The notification has come with the first touch.
    const notifications = page.getByRole('region', { name: /Notifications|Notification/ })
    await page.mouse.move(5, 5)
    await page.mouse.click(5, 5)
    await notifications.waitFor({ state: 'attached' })
    const address = '**/_next/static/chunks/**'
    await page.route(address, (route) => route.abort('connectionreset'))
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    await door(page).click()
    await failure(page, 'Error', said).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading)
    await page.unroute(address)
    await door(page).click()
    await shown(page).waitFor()
  },
)
