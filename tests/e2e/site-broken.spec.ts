import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { notice } from '#tests/support/cms-page.ts'
import { closeDatabase, openDatabase } from '#tests/support/databases.ts'
import { useOwnProduct } from '#tests/support/use-product.ts'

const product = useOwnProduct({ failures: [503] })
const data = cmsData(product)
afterEach(() => data.empty())

const FOLDER = '.next/static/chunks'
/** The file of the build that holds a text of the source. */
const fileWith = (text: string) => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.js'))
  const found = files.filter((name) => readFileSync(`${FOLDER}/${name}`, 'utf8').includes(text))
  expect(found).toHaveLength(1)
  return `**/${found[0]}`
}

describe('code that does not come', () => {
  /** Runs its scripts at once, because its address has a query. */
  const openAwake = async (path: string) => {
    const page = product.page()
    await page.goto(`${path}?awake`, { waitUntil: 'networkidle' })
    expect(await page.locator('script[type=late]').count()).toBe(0)
    return page
  }

  it('of notifications leaves the post as it is', async () => {
    product.allowError('Failed to load resource')
    const { slug } = await data.post({ title: 'Still here', content: '<p>Every word.</p>' })
    const page = await openAwake(`/blog/${slug}`)
    const region = fileWith('"Notification"')
    await page.route(region, (route) => route.abort('connectionreset'))
    const failed = page.waitForEvent('requestfailed')
    await page.keyboard.press('Tab')
    await failed
    await page.keyboard.press('Tab')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Still here')
    await page.getByText('Every word.').waitFor()
  })

  it('of notifications is asked for again by the next one', async () => {
    product.allowError('Failed to load resource')
    await product.page().clock.install()
    const page = await openAwake('/')
    const region = fileWith('"Notification"')
    await page.route(region, (route) => route.abort('connectionreset'))
    const failed = page.waitForEvent('requestfailed')
    await page.getByLabel('Name').fill('Rita Reader')
    await failed
    await page.unroute(region)
    await page.getByLabel('Email').fill('rita@example.com')
    await page.getByLabel('Subject').fill('A question')
    await page.getByLabel('Message').fill('Hello!')
    await page.clock.runFor(10_000)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await notice(page, 'Message sent successfully!').waitFor()
  })

  it('of the whole page: a form that was sent is sent by the browser, and answered by a page', async () => {
    product.allowError('Failed to load resource')
    const page = product.page()
    await page.route('**/_next/static/chunks/**', (route) => route.abort('connectionreset'))
    await page.goto('/')
    await page.getByLabel('Name').fill('Early Bird')
    await page.getByLabel('Email').fill('early@example.com')
    await page.getByLabel('Subject').fill('Nothing came')
    await page.getByLabel('Message').fill('Hello!')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.waitForURL('**/contact/sent')
    expect(await data.contacts()).toMatchObject([{ subject: 'Nothing came' }])
  })
})

describe('what fails in the browser', () => {
  const TITLE = 'Something Went Wrong'
  const inOcean = async (script: () => void) => {
    product.allowError('Broken for the test')
    await product.page().addInitScript(() => localStorage.setItem('theme', 'ocean'))
    await product.page().addInitScript(script)
    return product.page()
  }
  const expectError = async (page: Page) => {
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
    expect(await page.locator('h1').count()).toBe(1)
    await page.locator('html.ocean').waitFor()
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(ground).toBe('rgb(6, 24, 42)')
    await page.getByRole('link', { name: 'Back to Home' }).waitFor()
    const loaded = page.waitForEvent('load')
    await page.getByRole('link', { name: 'Try Again' }).click()
    await loaded
  }

  it('a part of a page: says so within the frame, and offers to load it again', async () => {
    const page = await inOcean(() => {
      const ask = window.matchMedia.bind(window)
      // Asked by the skill bars, once they are there.
      window.matchMedia = (query) =>
        query.includes('reduced-motion') ? JSON.parse('Broken for the test') : ask(query)
    })
    await page.goto('/?awake')
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    await expectError(page)
  })

  it.each(['/?awake', '/admin', '/nowhere?awake'])(
    'the frame around %s: says so in a document of its own',
    async (path) => {
      product.allowError('404')
      product.allowError('401')
      const page = await inOcean(() => {
        const { dispatchEvent: dispatch } = window
        window.dispatchEvent = (event) => {
          const isOurs = event.type === 'folio:awake'
          return isOurs ? JSON.parse('Broken for the test') : dispatch.call(window, event)
        }
      })
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
      expect(await page.title()).toBe(TITLE)
      expect(await page.getByRole('navigation').count()).toBe(0)
      await expectError(page)
    },
  )

  it('a screen of the management area whose code does not come', async () => {
    product.allowError('Failed to load resource')
    product.allowError('Failed to load chunk')
    product.allowError('ChunkLoadError')
    await product.signIn()
    const page = await inOcean(() => {})
    const screen = fileWith('This device')
    await page.goto('/cms')
    await page.route(screen, (route) => route.abort('connectionreset'))
    await page
      .getByRole('link', { name: /activity/i })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
    await page.unroute(screen)
    await expectError(page)
    await page.getByText('This device').waitFor()
  })
})

describe('while the database is away', () => {
  const name = () => new URL(product.product().env['DATABASE_URL'] ?? '').pathname.slice(1)
  afterEach(() => openDatabase(inject('databaseServer'), name()))

  it.each([true, false])(
    'a page that is not in memory says when to come back, in its style (scripts: %s)',
    async (javaScriptEnabled) => {
      product.allowError('503')
      const page = await product.stranger({ javaScriptEnabled })
      await closeDatabase(inject('databaseServer'), name())
      const answer = await page.goto(`/blog/tag/never-asked-${String(javaScriptEnabled)}`)
      expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '5'])
      expect(answer?.headers()['cache-control']).toBe('no-store')
      await page.getByRole('heading', { level: 1, name: 'Back in a Moment' }).waitFor()
      expect(await page.locator('body').evaluate((body) => getComputedStyle(body).display)).toBe(
        'flex',
      )
      const again = page.waitForEvent('load')
      await page.getByRole('link', { name: 'Try Again' }).click()
      await again
    },
  )
})
