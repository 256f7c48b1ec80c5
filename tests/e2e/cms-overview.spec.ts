import { afterEach, describe, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { notice, openSignedIn, question } from '#tests/support/cms-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const READER = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const product = useProduct({ leavesDamage: 'thousands of rows of files that are not there' })
const data = cmsData(product)
afterEach(() => data.empty())

const openScreen = (path: string) => openSignedIn(product, path)

describe('the dashboard', () => {
  it('tells what waits, and what was done', async () => {
    await data.contact({ name: 'Ada', email: 'a@example.com', subject: 'Hi', message: 'Hello.' })
    await data.post({ title: 'Half a thought', isPublished: false })
    await data.post({ title: 'A whole thought' })
    const page = await openScreen('/cms')
    const attention = page.getByRole('region', { name: 'Needs attention' })
    await attention.getByRole('link', { name: '1 draft' }).waitFor()
    await attention.getByText('0 Bytes of 5.00 GB stored').waitFor()
    const activity = page.getByRole('region', { name: 'Recent activity' })
    await activity.getByText('Published A whole thought').waitFor()
    await attention.getByRole('link', { name: '1 unread message' }).click()
    await page.waitForURL('**/cms/contacts')
    await page.goto('/cms/activity')
    const entry = page.getByRole('listitem').filter({ hasText: 'Published A whole thought' })
    await entry.getByText(/@gmail\.com · [\w-]+/).waitFor()
  })

  it('has its three buttons in one line on a phone', async () => {
    await product.page().setViewportSize({ width: 360, height: 740 })
    const page = await openScreen('/cms')
    const top = async (role: 'link' | 'button', name: string) =>
      (await page.getByRole(role, { name, exact: true }).boundingBox())?.y
    await page.getByRole('link', { name: 'Logout' }).waitFor()
    const tops = [
      await top('link', 'Back to Site'),
      await top('button', 'Theme'),
      await top('link', 'Logout'),
    ]
    expect(new Set(tops).size).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  it('counts a reader of a post, once, and not the owner', async () => {
    const post = await data.post({ title: 'Read by one' })
    const reader = await product.stranger({ userAgent: READER })
    for (const time of ['first', 'second']) {
      const beacon = reader.waitForResponse('**/api/visit')
      await reader.goto(`/blog/${post.id}`)
      expect([time, (await beacon).status()]).toEqual([time, 200])
    }
    const page = await openScreen(`/blog/${post.id}`)
    await page.goto('/cms')
    const readers = page.getByRole('region', { name: 'Readers' })
    await readers.getByRole('img', { name: 'Post views by day: 1 in 30 days' }).waitFor()
    await readers.getByText('Read by one').waitFor()
    expect(await reader.context().cookies()).toEqual([])
  })
})

describe('a session that ends while somebody works', () => {
  it('is told, keeps what was typed, and is forgotten after signing in again', async () => {
    await data.contact({ name: 'Ada', email: 'a@example.com', subject: 'Hi', message: 'Hello.' })
    const page = await openScreen('/cms/contacts')
    await page.getByRole('searchbox').fill('ada')
    await page.getByRole('listitem').filter({ hasText: 'Hello.' }).waitFor()
    await product.context().clearCookies()
    product.allowError('401')
    await page.getByRole('checkbox', { name: 'Select all messages' }).check()
    await page.getByRole('button', { name: 'Archive', exact: true }).click()
    const banner = page.getByRole('alert').filter({ hasText: 'Your session has ended.' })
    await banner.waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('ada')
    await product.signIn()
    await page.getByRole('button', { name: 'Archive', exact: true }).click()
    await notice(page, 'Success', 'Message archived').waitFor()
    await banner.waitFor({ state: 'detached' })
  })
})

describe('a file of the library', () => {
  it('is looked at, described, and missed before it is deleted', async () => {
    const item = await data.image('lighthouse.png')
    await data.post({ title: 'By the sea', content: `<p><img src="${item.url}" alt="x"></p>` })
    const page = await openScreen('/cms/media')
    await page.getByRole('button', { name: 'Details of lighthouse.png' }).click()
    const dialog = page.getByRole('dialog', { name: 'lighthouse.png' })
    await dialog.locator('img').waitFor()
    await dialog.getByRole('link', { name: 'By the sea' }).waitFor()
    await dialog.getByLabel('Alt text').fill('A lighthouse at dusk')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await notice(page, 'Success', 'Alt text saved').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Delete lighthouse.png' }).click()
    const asked = question(page, 'Are you sure you want to delete "lighthouse.png"?')
    await asked.dialog.getByText('It is used in "By the sea", which will miss it.').waitFor()
    await asked.answer('Cancel')
  })

  it('on its way can be cancelled and sent again', async () => {
    const page = await openScreen('/cms/media')
    const gate = Promise.withResolvers<void>()
    await page.route('**/api/media/upload', async (route) => {
      await gate.promise
      await route.continue().catch(() => null)
    })
    const file = { name: 'slow.txt', mimeType: 'text/plain', buffer: Buffer.from('Slow.') }
    await page.locator('input[type="file"]').setInputFiles(file)
    await page.getByRole('button', { name: 'Cancel slow.txt' }).click()
    await page.getByLabel('Cancelled').waitFor()
    gate.resolve()
    await page.unroute('**/api/media/upload')
    await page.getByRole('button', { name: 'Send slow.txt again' }).click()
    await notice(page, 'Success', 'File uploaded successfully').waitFor()
    await page.getByText('1 file', { exact: true }).waitFor()
  })
})

describe('a resume', () => {
  it('is looked at in a dialog, by the viewer of the browser', async () => {
    await data.resume('cv.pdf')
    const page = await openScreen('/cms/resume')
    const shown = page.waitForResponse(/\/files\/resumes\//)
    await page.getByRole('button', { name: 'cv.pdf', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'cv.pdf' })
    await dialog.locator('iframe').waitFor()
    expect((await shown).status()).toBe(200)
  })
})

describe('thousands', () => {
  it('of posts and files: under 3,000 nodes', async () => {
    await product.product().rows(
      `insert into posts (title, slug, excerpt, content, category, read_time, _status)
       select 'Post ' || n, 'post-' || n, 'Excerpt', '<p>x</p>', 'Technology', 3, 'draft'
       from generate_series(1, 2000) as n`,
    )
    await product.product().rows(
      `insert into media (original_name, sha256, filename, mime_type, filesize)
       select 'file-' || n || '.txt', 'x', 'file-' || n || '.txt', 'text/plain', n
       from generate_series(1, 5000) as n`,
    )
    const page = await openScreen('/cms/blog')
    const nodes = () => page.evaluate(() => document.querySelectorAll('*').length)
    await page.getByText('2000 posts loaded').waitFor()
    expect(await nodes()).toBeLessThan(3000)
    await page.goto('/cms/media')
    await page.getByText('5000 files').waitFor()
    expect(await nodes()).toBeLessThan(3000)
    const list = page.getByRole('list', { name: 'Media files' }).getByRole('listitem')
    // The last card that is drawn: scrolling up to it draws others, and leaves it as it is.
    const card = await list.last().elementHandle()
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 2500)
    await expect.poll(() => list.first().getAttribute('data-index')).not.toBe('0')
    expect(await card?.evaluate((one) => one.isConnected)).toBe(true)
    await page.mouse.wheel(0, 100_000)
    await expect.poll(() => page.getByRole('listitem').count()).toBeGreaterThan(5)
    expect(await nodes()).toBeLessThan(3000)
  })
})
