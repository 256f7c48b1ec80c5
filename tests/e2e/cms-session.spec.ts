import type { Page, Request } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { failure, notice, question, refuse, useCms } from '#tests/support/cms-page.ts'

const { product, data, openScreen } = useCms()
beforeEach(() => product.allowError('Failed to load resource'))

const banner = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Your session has expired.' })
const remove = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await question(page, `Are you sure you want to delete "${name}"?`).answer('Delete')
}

describe('after the session has ended', () => {
  it('the list of posts keeps the owner’s data and input, and the banner stays until signing in again', async () => {
    await data.post({ title: 'In public' })
    await data.post({ title: 'In the drawer', isPublished: false })
    const page = await openScreen('/cms/blog')
    await page.getByText('2 posts loaded').waitFor()
    await page.getByRole('searchbox').fill('in')
    await product.context().clearCookies()
    const again = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().endsWith('/api/blog'),
    )
    await remove(page, 'In public')
    await failure(page, 'Error', 'Failed to delete blog post').waitFor()
    await (await again).finished()
    await banner(page).waitFor()
    await page.getByText('In the drawer').waitFor()
    await page.getByText('2 posts loaded').waitFor()
    expect(await page.getByText('unknown', { exact: true }).count()).toBe(0)
    expect(await page.getByRole('searchbox').inputValue()).toBe('in')
    await product.signIn()
    await remove(page, 'In public')
    await notice(page, 'Success', 'Blog post deleted successfully').waitFor()
    await banner(page).waitFor({ state: 'detached' })
    await page.getByText('1 post loaded').waitFor()
  })

  it('a public response does not hide the banner', { tags: 'long' }, async () => {
    await data.resume('first.pdf')
    await data.resume('second.pdf')
    const page = await openScreen('/cms/resume')
    await page.getByRole('button', { name: 'Delete second.pdf' }).waitFor()
    await product.context().clearCookies()
    const active = page.waitForResponse('**/api/resume/active')
    await remove(page, 'second.pdf')
    expect((await active).status()).toBe(200)
    await failure(page, 'Error', 'Failed to delete resume').waitFor()
    await banner(page).waitFor()
    // Fetched again and answered: a rejected activation refetches it.
    const later = page.waitForResponse('**/api/resume/active')
    await page.getByRole('button', { name: 'Set Active' }).click()
    await question(page, 'Set "second.pdf" as the active resume?').answer('Set Active')
    await (await later).finished()
    await failure(page, 'Error', 'Failed to activate resume').waitFor()
    expect(await banner(page).isVisible()).toBe(true)
  })

  it('the dashboard does not count public data', { tags: 'long' }, async () => {
    await data.post({ title: 'In public' })
    const page = await openScreen('/cms/activity')
    await page.getByRole('heading', { name: 'Activity' }).waitFor()
    await product.context().clearCookies()
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await page.getByText('Not available').first().waitFor()
    await banner(page).waitFor()
    expect(await page.getByText('0 published').count()).toBe(0)
  })

  it(
    'an unreachable draft is reported together with the ended session',
    { tags: 'long' },
    async () => {
      const post = await data.post({ title: 'In the drawer', isPublished: false })
      const page = await openScreen('/cms/blog')
      await page.getByText('In the drawer').waitFor()
      await product.context().clearCookies()
      await page.getByRole('link', { name: 'Edit In the drawer' }).click()
      await page.getByText('This post could not be loaded.').waitFor()
      await banner(page).waitFor()
      await product.signIn()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect
        .poll(() => page.getByLabel('Title', { exact: true }).inputValue())
        .toBe(post.title)
    },
  )
})

it('a failed session check shows an error, does not redirect to Google, and can be retried', async () => {
  const page = product.page()
  const address = '**/api/auth/user'
  const told = page.getByRole('alert').filter({ hasText: 'Your session could not be loaded.' })
  const again = told.getByRole('button', { name: 'Try again' })
  const left: string[] = []
  page.on('request', (request) => left.push(new URL(request.url()).pathname))
  await product.signIn()
  await page.clock.install()
  await refuse(page, { address, method: 'GET', status: 503 })
  await page.goto('/cms')
  const isCheck = (request: Request) => request.url().endsWith('/api/auth/user')
  for (const [status, end] of [
    [500, () => page.waitForEvent('requestfinished', isCheck)],
    [0, () => page.waitForEvent('requestfailed', isCheck)],
  ] as const) {
    await again.waitFor()
    await refuse(page, { address, method: 'GET', status })
    const ended = end()
    await again.click()
    await ended
  }
  await again.waitFor()
  await page.clock.runFor(3000)
  expect(left).not.toContain('/api/login')
  expect(await page.getByText('Redirecting to login...').count()).toBe(0)
  await page.unroute(address)
  await again.click()
  await page.getByText('Admin Mode').waitFor()
})
