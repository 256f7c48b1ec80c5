import { afterEach, describe, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { hold } from '#tests/support/cms-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

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
  it('[S2-dashboard-03] [S2-dashboard-05] welcomes by first name, in admin mode', async () => {
    const page = await openDashboard()
    await page.getByText(/^Welcome back, \S+$/).waitFor()
    expect(await page.getByText('Welcome back, owner.example@gmail.com').count()).toBe(0)
  })

  it('[S2-dashboard-04] welcomes by address when there is no first name', async () => {
    await product.page().route('**/api/auth/user', async (route) => {
      const response = await route.fetch()
      const user = (await response.json()) as Record<string, unknown>
      await route.fulfill({ response, json: { ...user, firstName: null } })
    })
    const page = await openDashboard()
    await page.getByText('Welcome back, owner.example@gmail.com').waitFor()
  })

  it('[S2-dashboard-01] Back to Site goes home', async () => {
    const page = await openDashboard()
    await page.getByRole('link', { name: 'Back to Site' }).click()
    await page.waitForURL(`${product.url}/`)
  })

  it('[S2-dashboard-02] [S4-theme-05] [S9-theme-01] offers six themes and keeps the choice', async () => {
    const page = await openDashboard()
    await page.getByRole('button', { name: 'Theme' }).click()
    const choices = page.getByRole('menuitemradio')
    await choices.first().waitFor()
    expect(await choices.allInnerTexts()).toEqual([
      'Light',
      'Dark',
      'Terminal',
      'Cyberpunk',
      'Ocean',
      'Forest',
    ])
    await choices.filter({ hasText: 'Ocean' }).click()
    await page.locator('html.ocean').waitFor()
    await page.reload()
    await page.locator('html.ocean').waitFor()
  })

  it('opens the themes by keyboard, and gives the focus back', async () => {
    const page = await openDashboard()
    const button = page.getByRole('button', { name: 'Theme' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
  })

  it('loads at most 220 kB of code, none of it for other screens', async () => {
    const page = await openDashboard()
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

  it('[S2-dashboard-07] [S2-dashboard-09] [S2-dashboard-10] [S2-dashboard-11] [S2-dashboard-12] [S7-stats-01] counts what the lists hold', async () => {
    await data.post({ title: 'One', isPublished: true })
    await data.post({ title: 'Two', isPublished: true })
    await data.post({ title: 'Three', isPublished: false })
    await data.image()
    await data.resume()
    await data.contact()
    const page = await openDashboard()
    const card = (label: string) => page.locator('dl > div').filter({ hasText: label })
    await card('Total Blogs').getByText('3', { exact: true }).waitFor()
    await card('Media Files').getByText('1', { exact: true }).waitFor()
    await card('Contacts').getByText('1', { exact: true }).waitFor()
    await card('Resume Files').getByText('1', { exact: true }).waitFor()
    const areas = page.getByRole('navigation', { name: 'Areas' })
    await areas.getByText('2 published · 1 draft').waitFor()
    await areas.getByText('1 file').waitFor()
    await areas.getByText('1 version').waitFor()
    await areas.getByText('1 message').waitFor()
  })

  it('[S2-dashboard-08] leads to the four areas', async () => {
    const page = await openDashboard()
    const links = page.getByRole('navigation', { name: 'Areas' }).getByRole('link')
    const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(targets).toEqual(['/cms/blog', '/cms/media', '/cms/resume', '/cms/contacts'])
  })

  it('[S2-dashboard-13] the cards say that they load until the counts are there', async () => {
    const held = await Promise.all(
      ['**/api/blog', '**/api/media', '**/api/resumes', '**/api/contact'].map((address) =>
        hold(product.page(), address),
      ),
    )
    const page = await openDashboard()
    const loading = page.getByRole('navigation', { name: 'Areas' }).getByText('Loading...')
    await expect.poll(() => loading.count()).toBe(4)
    for (const one of held) one.release()
    await expect.poll(() => loading.count()).toBe(0)
  })
})
