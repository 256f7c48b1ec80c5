import { expect, it } from 'vitest'
import { notice, useCms } from '#tests/support/cms-page.ts'
import { countedScreen } from '#tests/support/counted-screen.ts'
import { scriptBytes } from '#tests/support/script-bytes.ts'
import { expectFocus } from '#tests/support/focus.ts'

const { product, data } = useCms()

const openDashboard = async () => {
  await product.signIn()
  await product.page().goto('/cms')
  await product.page().getByText('Admin Mode').waitFor()
  return product.page()
}

/** A published and a draft post, and one of everything else. */
const fillLists = async () => {
  await data.post({ title: 'A whole thought' })
  await data.post({ title: 'Half a thought', isPublished: false })
  await data.image()
  await data.resume()
  await data.message()
}

it('links to pending tasks and recent activity', async () => {
  await fillLists()
  const page = await openDashboard()
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await attention.getByRole('link', { name: '1 draft' }).waitFor()
  await attention.getByText(/of 5\.00 GB stored$/).waitFor()
  const activity = page.getByRole('region', { name: 'Recent activity' })
  await activity.getByText('Published A whole thought').waitFor()
  const unanswered = attention.getByRole('link', { name: '1 unanswered message' })
  expect(await unanswered.getAttribute('href')).toBe('/cms/contacts?folder=unanswered')
  await attention.getByRole('link', { name: '1 unread message' }).click()
  await page.waitForURL('**/cms/contacts')
  await page.goto('/cms/activity')
  const entry = page.getByRole('listitem').filter({ hasText: 'Published A whole thought' })
  await entry.getByRole('link', { name: 'A whole thought' }).click()
  await page.waitForURL('**/cms/blog/edit/*')
})

it('[S2-dashboard-02] [S4-theme-05] [S9-theme-01] offers six themes by pointer and keyboard, and stores the choice', async () => {
  const page = await openDashboard()
  const picker = page.getByRole('combobox', { name: 'Theme' })
  const choices = page.getByRole('option')
  await picker.focus()
  await page.keyboard.press('Space')
  await expectFocus(choices.first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.locator('html.dark').waitFor()
  await expectFocus(picker)
  await picker.click()
  expect(await choices.allInnerTexts()).toEqual([
    ...['Light', 'Dark', 'Terminal', 'Cyberpunk', 'Ocean', 'Forest'],
  ])
  await choices.filter({ hasText: 'Ocean' }).click()
  await page.locator('html.ocean').waitFor()
  await page.reload()
  await page.locator('html.ocean').waitFor()
  await expect.poll(() => picker.inputValue()).toBe('ocean')
})

it('loads at most 220 kB of code; on a phone, has its buttons on one line; in common windows, shows tasks and readers without scrolling, first for the keyboard too', async () => {
  await data.post({ title: 'Read by nobody yet' })
  await product.page().setViewportSize({ width: 360, height: 740 })
  const page = await openDashboard()
  const top = async (role: 'link' | 'combobox', name: string) =>
    (await page.getByRole(role, { name, exact: true }).boundingBox())?.y
  const tops = [
    await top('link', 'Back to Site'),
    await top('combobox', 'Theme'),
    await top('link', 'Logout'),
  ]
  expect(new Set(tops).size).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const bytes = await scriptBytes(page)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThan(220_000)

  await page
    .getByRole('region', { name: 'Needs attention' })
    .getByText(/^Make it yours: \d+ of 17$/)
    .waitFor()
  await page.getByRole('region', { name: 'Readers' }).getByText('Referring sites').waitFor()
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const name of ['Needs attention', 'Readers']) {
      const box = await page.getByRole('region', { name }).boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0), name).toBeLessThan(height)
    }
  }
  await page.getByRole('link', { name: 'Logout' }).focus()
  await page.keyboard.press('Tab')
  const region = await page.evaluate(
    () => document.activeElement?.closest('[role=region]')?.ariaLabel,
  )
  expect(region).toBe('Needs attention')
})

it('leads from a broken link to its panel in the editor: five interactions correct it', async () => {
  const target = await data.post({ title: 'The target' })
  const content = `<p>First.</p><p>See <a href="/blog/the-old-address">the other post</a>.</p>`
  const { id } = await data.post({ title: 'With a link', content })
  const screen = await countedScreen(product, '/cms')
  const { page, click, type, press, interactions } = screen
  const attention = page.getByRole('region', { name: 'Needs attention' })
  const line = attention.getByRole('link', { name: '1 broken link in “With a link”' })
  await line
    .getByText('“the other post” links to /blog/the-old-address, which does not exist.')
    .waitFor()
  await click(line)
  const url = page.getByRole('combobox', { name: 'URL', exact: true })
  await expect.poll(() => url.inputValue()).toBe('/blog/the-old-address')
  await expectFocus(url)
  expect(new URL(page.url()).search).toBe('')
  await type(`/blog/${target.slug}`)
  await press('Enter')
  await url.waitFor({ state: 'detached' })
  await press('ControlOrMeta+Enter')
  await click(page.getByRole('dialog').getByRole('button', { name: 'Publish changes' }))
  await notice(page, 'Updated').waitFor()
  await expect
    .poll(async () => (await data.readPost(id)).content)
    .toContain(`href="/blog/${target.slug}"`)
  expect(interactions()).toBe(5)
  await page.goto('/cms', { waitUntil: 'networkidle' })
  expect(await attention.getByRole('link', { name: /broken link/ }).count()).toBe(0)
})

it('leads to a featured image and to an image that are gone', { tags: 'long' }, async () => {
  const gone = '/files/media/aaaaaaaaaaaaaaaaaaaaaaaaaa.png'
  await data.post({ title: 'Cover', imageUrl: gone })
  await data.post({ title: 'Image', content: `<p>Text</p>\n\n![A view](${gone})` })
  product.allowError('404')
  const page = await openDashboard()
  await page.getByText('1 more post with broken links').click()
  await page.getByRole('link', { name: '1 broken link in “Cover”' }).click()
  const cover = page.getByRole('textbox', { name: 'Featured Image URL' })
  await expectFocus(cover)
  await page.goto('/cms')
  await page.getByRole('link', { name: '1 broken link in “Image”' }).click()
  const url = page.getByRole('dialog', { name: 'Image' }).getByRole('textbox').first()
  await expect.poll(() => url.inputValue()).toBe(gone)
  await page.getByRole('button', { name: 'Update Image' }).waitFor()
})
