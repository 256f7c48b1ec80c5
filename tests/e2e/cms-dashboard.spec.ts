import { afterEach, describe, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { hold } from '#tests/support/cms-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const READER = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

const openDashboard = async () => {
  await product.signIn()
  await product.page().goto('/cms')
  await product.page().getByText('Admin Mode').waitFor()
  return product.page()
}

describe('§2 dashboard', () => {
  it('[S2-dashboard-07] [S2-dashboard-08] [S2-dashboard-09] [S2-dashboard-10] [S2-dashboard-11] [S2-dashboard-12] [S2-dashboard-13] [S7-stats-01] shows the counts of the lists and their loading state, and links to the four areas, pending tasks and recent activity', async () => {
    await data.post({ title: 'A whole thought' })
    await data.post({ title: 'Another one' })
    await data.post({ title: 'Half a thought', isPublished: false })
    await data.image()
    await data.resume()
    await data.contact()
    const held = await Promise.all(
      ['**/api/blog', '**/api/media', '**/api/resumes', '**/api/contact'].map((address) =>
        hold(product.page(), address),
      ),
    )
    const page = await openDashboard()
    const areas = page.getByRole('navigation', { name: 'Areas' })
    const loading = areas.getByText('Loading...')
    await expect.poll(() => loading.count()).toBe(4)
    for (const one of held) one.release()
    await expect.poll(() => loading.count()).toBe(0)
    const card = (label: string) => page.locator('dl > div').filter({ hasText: label })
    await card('Total Blogs').getByText('3', { exact: true }).waitFor()
    await card('Media Files').getByText('1', { exact: true }).waitFor()
    await card('Contacts').getByText('1', { exact: true }).waitFor()
    await card('Resume Files').getByText('1', { exact: true }).waitFor()
    await areas.getByText('2 published · 1 draft').waitFor()
    await areas.getByText('1 file').waitFor()
    await areas.getByText('1 version').waitFor()
    await areas.getByText('1 message').waitFor()
    const targets = await areas
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(targets).toEqual(['/cms/blog', '/cms/media', '/cms/resume', '/cms/contacts'])

    const attention = page.getByRole('region', { name: 'Needs attention' })
    await attention.getByRole('link', { name: '1 draft' }).waitFor()
    await attention.getByText(/of 5\.00 GB stored$/).waitFor()
    const activity = page.getByRole('region', { name: 'Recent activity' })
    await activity.getByText('Published A whole thought').waitFor()
    await attention.getByRole('link', { name: '1 unread message' }).click()
    await page.waitForURL('**/cms/contacts')
    await page.goto('/cms/activity')
    const entry = page.getByRole('listitem').filter({ hasText: 'Published A whole thought' })
    await entry.getByText(/@gmail\.com · [\w-]+/).waitFor()
  })

  it('[S2-dashboard-01] [S2-dashboard-02] [S2-dashboard-03] [S2-dashboard-05] [S4-theme-05] [S9-theme-01] greets by first name, offers six themes by pointer and keyboard, stores the choice, and links back to the site', async () => {
    const page = await openDashboard()
    await page.getByText(/^Welcome back, \S+$/).waitFor()
    expect(await page.getByText('Welcome back, owner.example@gmail.com').count()).toBe(0)
    const button = page.getByRole('button', { name: 'Theme' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
    await button.click()
    const choices = page.getByRole('menuitemradio')
    await choices.first().waitFor()
    expect(await choices.allInnerTexts()).toEqual([
      ...['Light', 'Dark', 'Terminal', 'Cyberpunk', 'Ocean', 'Forest'],
    ])
    await choices.filter({ hasText: 'Ocean' }).click()
    await page.locator('html.ocean').waitFor()
    await page.reload()
    await page.locator('html.ocean').waitFor()
    await page.getByRole('link', { name: 'Back to Site' }).click()
    await page.waitForURL(`${product.url}/`)
  })

  it('[S2-dashboard-04] greets by email without a first name; its three buttons fit on one line on a phone, and it loads at most 220 kB of code', async () => {
    await product.page().route('**/api/auth/user', async (route) => {
      const response = await route.fetch()
      const user = (await response.json()) as Record<string, unknown>
      await route.fulfill({ response, json: { ...user, firstName: null } })
    })
    await product.page().setViewportSize({ width: 360, height: 740 })
    const page = await openDashboard()
    await page.getByText('Welcome back, owner.example@gmail.com').waitFor()
    const top = async (role: 'link' | 'button', name: string) =>
      (await page.getByRole(role, { name, exact: true }).boundingBox())?.y
    const tops = [
      await top('link', 'Back to Site'),
      await top('button', 'Theme'),
      await top('link', 'Logout'),
    ]
    expect(new Set(tops).size).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    // Prefetched code of other screens would count too.
    await page.waitForLoadState('networkidle')
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
    )
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThan(220_000)
  })

  it('counts a visitor of a post once, and does not count the owner', async () => {
    const post = await data.post({ title: 'Read by one' })
    const reader = await product.stranger({ userAgent: READER })
    for (const time of ['first', 'second']) {
      const beacon = reader.waitForResponse('**/api/visit')
      await reader.goto(`/blog/${post.id}`)
      expect([time, (await beacon).status()]).toEqual([time, 200])
    }
    await product.signIn()
    const page = product.page()
    const beacon = page.waitForResponse('**/api/visit')
    await page.goto(`/blog/${post.id}`)
    await beacon
    await openDashboard()
    const readers = page.getByRole('region', { name: 'Readers' })
    await readers.getByRole('img', { name: 'Post views by day: 1 in 30 days' }).waitFor()
    await readers.getByText('Read by one').waitFor()
    expect(await reader.context().cookies()).toEqual([])
  })
})
