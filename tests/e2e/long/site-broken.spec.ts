// @module-tag long
import { afterEach, describe, expect, inject, it } from 'vitest'
import { BROKEN_TITLE, brokenPages } from '#tests/support/broken-page.ts'
import { scriptsWith } from '#tests/support/build-files.ts'
import { closeDatabase, openDatabase } from '#tests/support/databases.ts'
import { fillContactForm } from '#tests/support/fill-contact-form.ts'
import { intercept } from '#tests/support/interception.ts'
import { useDedicatedProduct, useProduct } from '#tests/support/use-product.ts'

describe('what fails in the browser', () => {
  const product = useProduct()
  const { data } = product
  afterEach(() => data.empty())
  const { inOcean, withBrokenFrame, expectError, expectOwnDocument } = brokenPages(product)

  it('code of the whole page: a form that was sent is sent by the browser, and answered by a page', async () => {
    product.allowError('Failed to load resource')
    const page = product.page()
    await intercept(page, '**/_next/static/chunks/**', (route) => route.abort('connectionreset'))
    await page.goto('/')
    await fillContactForm(page, { Subject: 'Nothing came' })
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.waitForURL('**/contact/sent')
    expect(await data.messages()).toMatchObject([{ subject: 'Nothing came' }])
  })

  it('shows an error document when the frame around a missing page fails', async () => {
    product.allowError('404')
    const page = await withBrokenFrame()
    await page.goto('/nowhere')
    await expectOwnDocument(page)
    await expectError(page)
  })

  it('a screen of the management area whose code does not come', async () => {
    product.allowError('Failed to load resource')
    product.allowError('Failed to load chunk')
    product.allowError('ChunkLoadError')
    await product.signIn()
    const page = await inOcean(() => {})
    const screen = scriptsWith('This device')
    await page.goto('/cms')
    await intercept(page, screen, (route) => route.abort('connectionreset'))
    await page.getByRole('link', { name: 'Administrators' }).first().click()
    await page.getByRole('heading', { level: 1, name: BROKEN_TITLE }).waitFor()
    await page.unroute(screen)
    await expectError(page)
    await page.getByText('This device').waitFor()
  })
})

describe('while the database is away', () => {
  const product = useDedicatedProduct({ failures: [503] })
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
