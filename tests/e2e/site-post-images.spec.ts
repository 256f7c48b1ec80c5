import { expect, it } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expectFocus } from '#tests/support/focus.ts'
import { useCms } from '#tests/support/cms-page.ts'

const { product, data } = useCms({ browser: { viewport: { width: 1280, height: 800 } } })

it('enlarges an image on a click, loads it then, and closes it on Escape and a click outside', async () => {
  const { url } = await data.image('photo.png', { width: 1200, height: 600 })
  const post = await data.post({
    content: `<p>Above.</p><img src="${url}" alt="A lock" title="Held.">`,
  })
  const page = product.page()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto(`/blog/${post.slug}`, { waitUntil: 'networkidle' })
  const large = () => loaded.filter((address) => /-(1080|1200)\.avif$/.test(address))
  expect(large()).toEqual([])
  const button = page.getByRole('button', { name: 'Enlarge: A lock' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'A lock' })
  await dialog.getByText('Held.').waitFor()
  await expect.poll(large).toHaveLength(1)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  await expectFocus(button)
  await button.click()
  await dialog.waitFor()
  await page.mouse.click(8, 700)
  await expect.poll(() => dialog.count()).toBe(0)
})
