import { expect, it } from 'vitest'
import { openSignedIn } from '#tests/support/cms-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()

it.each(['Enter', ' ', 'ArrowDown'])(
  'the theme menu focuses its first entry when the key "%s" opens it for the first time',
  async (key) => {
    const page = await openSignedIn(product, '/cms')
    const button = page.getByRole('button', { name: /theme/i })
    await button.focus()
    await page.keyboard.press(key)
    const first = page.getByRole('menuitemradio').first()
    await first.waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')))
      .toBe('menuitemradio')
    await page.keyboard.press('ArrowDown')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(await page.getByRole('menuitemradio').nth(1).textContent())
  },
)
