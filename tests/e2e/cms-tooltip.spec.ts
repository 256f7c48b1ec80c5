import { expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)

const tip = (text: string) => product.page().getByRole('tooltip', { name: text })

it('[S4-ui-03] [S4-ui-04] [S9-tooltip-01] a tooltip opens after 700 ms, the next one within 300 ms without delay', async () => {
  const page = product.page()
  await data.post({ title: 'A post' })
  await product.signIn()
  await page.goto('/cms/blog')
  const [edit, remove] = ['Edit', 'Delete'].map((name) => page.getByLabel(name).first())
  // In steps: a tooltip stays open while the pointer may be moving into it.
  const leave = () => page.mouse.move(5, 500, { steps: 10 })
  await edit?.waitFor()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)

  await edit?.hover()
  await page.clock.runFor(650)
  expect(await tip('Edit').count()).toBe(0)
  await page.clock.runFor(100)
  await tip('Edit').waitFor()

  await leave()
  await page.clock.runFor(200)
  await tip('Edit').waitFor({ state: 'detached' })
  await remove?.hover()
  await page.clock.runFor(20)
  await tip('Delete').waitFor()

  await leave()
  await page.clock.runFor(400)
  await edit?.hover()
  await page.clock.runFor(650)
  expect(await tip('Edit').count()).toBe(0)
})
