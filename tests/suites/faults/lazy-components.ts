import type { Locator, Page } from 'playwright'
import { afterEach, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { failure, openSignedIn } from '#tests/support/cms-page.ts'
import { intercept } from '#tests/support/interception.ts'
import { useProduct } from '#tests/support/use-product.ts'

type Data = ReturnType<typeof cmsData>
type Piece = {
  what: string
  make: () => Promise<unknown>
  screen: string
  opener: (page: Page) => Locator
  shown: (page: Page) => Locator
  said: string
}

const pieces = (data: Data): Piece[] => [
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
  {
    what: 'the preview of a resume',
    make: () => data.resume('cv.pdf'),
    screen: '/cms/resume',
    opener: (page) => page.getByRole('button', { name: 'cv.pdf', exact: true }),
    shown: (page) => page.getByRole('dialog', { name: 'cv.pdf' }),
    said: 'The preview could not be loaded',
  },
  {
    what: 'the saved answers',
    make: async () => undefined,
    screen: '/cms/contacts',
    opener: (page) => page.getByRole('button', { name: 'Saved answers' }),
    shown: (page) => page.getByRole('dialog', { name: 'Saved answers' }),
    said: 'The saved answers could not be loaded',
  },
  {
    what: 'the menu of themes',
    make: async () => undefined,
    screen: '/cms',
    opener: (page) => page.getByRole('button', { name: 'Theme' }),
    shown: (page) => page.getByRole('menuitemradio', { name: 'Ocean' }),
    said: 'The themes could not be loaded',
  },
]

/**
 * Lazy components of the management area whose code fails to load.
 * @param chosen name of the one to test; by default all
 */
export function itLoadsLazily(chosen?: string) {
  const product = useProduct()
  const data = cmsData(product)
  afterEach(() => data.empty())

  it.each(pieces(data).filter(({ what }) => chosen === undefined || what === chosen))(
    '$what, whose code fails to load, leaves the screen unchanged and loads on retry',
    async ({ make, screen, opener, shown, said }) => {
      await make()
      product.allowError('Failed to load resource')
      const page = await openSignedIn(product, screen)
      await opener(page).waitFor()
      // The notification appeared at the first interaction.
      const notifications = page.getByRole('region', { name: /Notifications|Notification/ })
      await page.mouse.move(5, 5)
      await page.mouse.click(5, 5)
      await notifications.waitFor({ state: 'attached' })
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
}
