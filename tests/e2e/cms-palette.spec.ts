import { afterEach, describe, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { editorOf } from '#tests/support/editor-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

const open = async (path = '/cms') => {
  await product.signIn()
  const page = product.page()
  await page.goto(path)
  await page.getByRole('navigation', { name: 'Management' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to' }).waitFor()
  return page
}
const options = () => product.page().getByRole('option')
const type = (words: string) => product.page().getByRole('combobox', { name: 'Go to' }).fill(words)

describe('the palette', () => {
  it('goes to screens by keyboard alone, and gives the focus back on Escape', async () => {
    const page = await open()
    await expect.poll(() => options().first().innerText()).toBe('Dashboard')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => page.locator('[aria-selected="true"]').innerText()).toBe('Posts')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/cms/blog')
    await page.getByRole('heading', { name: 'Blog Management' }).waitFor()
    await page.getByRole('button', { name: 'Go to' }).click()
    await page.getByRole('combobox', { name: 'Go to' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Go to' }).waitFor({ state: 'detached' })
    const door = page.getByRole('button', { name: 'Go to' })
    await expect.poll(() => door.evaluate((one) => one === document.activeElement)).toBe(true)
  })

  it('finds posts, files and messages, and opens them', async () => {
    const post = await data.post({ title: 'Harbour lights' })
    await data.image('harbour.png')
    await data.contact({ name: 'Ada', email: 'a@example.com', subject: 'Harbour', message: 'Hi.' })
    const page = await open()
    await type('harbour')
    await expect.poll(() => options().count()).toBe(3)
    await options().filter({ hasText: 'Ada' }).click()
    await page.getByRole('region', { name: 'Message' }).getByText('Hi.').waitFor()
    await page.keyboard.press('Control+k')
    await type('harbour.png')
    await options().filter({ hasText: 'harbour.png' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'harbour.png' }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await type('harbour lights')
    await options().filter({ hasText: 'Harbour lights' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/cms/blog/edit/${post.id}`)
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Harbour lights')
  })

  it('is opened by a button of finger size on a phone, and chooses by touch', async () => {
    await data.post({ title: 'Harbour lights' })
    const page = product.page()
    await page.setViewportSize({ width: 360, height: 740 })
    await product.signIn()
    await page.goto('/cms/contacts')
    const door = page.getByRole('button', { name: 'Go to' })
    const box = await door.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
    await door.click()
    await type('harbour')
    await options().filter({ hasText: 'Harbour lights' }).click()
    await page.waitForURL('**/cms/blog/edit/*')
    await editorOf(page).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  it('says when nothing fits', async () => {
    const page = await open('/cms/media')
    await type('zzz')
    await page.getByText('Nothing found.').waitFor()
    expect(await options().count()).toBe(0)
  })
})
