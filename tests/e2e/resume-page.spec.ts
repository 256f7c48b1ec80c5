import { afterEach, expect, it } from 'vitest'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { THEME_NAMES } from '#src/lib/color/themes.ts'
import { wear } from '#tests/support/accessibility.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const { data } = product
afterEach(async () => {
  await data.empty()
  await product.product().rows("select pg_notify('folio_public', '')")
})

const hrefOf = async (name: string) => {
  const page = product.page()
  await page.goto('/')
  return page.getByRole('link', { name }).first().getAttribute('href')
}

/** Number of pages: Chromium writes page objects uncompressed, one of this type per page. */
function sheetsOf(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const boxes = text.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)
  return {
    count: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    sizes: new Set(
      [...boxes].map(
        ([, width, height]) => `${Math.round(Number(width))} ${Math.round(Number(height))}`,
      ),
    ),
  }
}

it('/resume prints on two A4 pages, whatever the theme', async () => {
  const page = product.page()
  await page.addInitScript(() => localStorage.setItem('theme', 'cyberpunk'))
  await page.goto('/resume', { waitUntil: 'networkidle' })
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  expect(sheetsOf(pdf)).toEqual({ count: 2, sizes: new Set(['595 842']) })
})

it('/resume prints dark on white, without header and footer, in every theme', async () => {
  const page = product.page()
  await page.goto('/resume')
  await page.emulateMedia({ media: 'print' })
  const shown = () =>
    page.evaluate(() => {
      const { backgroundColor, color, colorScheme } = getComputedStyle(document.documentElement)
      const isSeen = (selector: string) => document.querySelector(selector)?.checkVisibility()
      const frame = ['body header', 'footer'].map(isSeen)
      return { backgroundColor, color, colorScheme, frame }
    })
  for (const theme of THEME_NAMES) {
    await wear(page, theme)
    expect({ theme, ...(await shown()) }).toEqual({
      theme,
      backgroundColor: 'rgb(255, 255, 255)',
      color: 'rgb(25, 24, 21)',
      colorScheme: 'light',
      frame: [false, false],
    })
  }
})

it('/resume opens the print dialog', async () => {
  const page = product.page()
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.goto('/resume')
  await page.getByRole('button', { name: 'Print' }).click()
  await page.locator('[data-printed]').waitFor()
})

it('[S2-home-08] DOWNLOAD_CV opens the page while there is no file, and the file once there is one', async () => {
  await expect.poll(() => hrefOf('DOWNLOAD_CV')).toBe('/resume')
  const page = product.page()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'DOWNLOAD_CV' }).click()
  const popup = await opened
  await popup.getByRole('heading', { level: 1, name: defaultProfile.personal.name }).waitFor()
  expect(new URL(popup.url()).pathname).toBe('/resume')
  expect(await popup.getByRole('link', { name: 'Download PDF' }).count()).toBe(0)
  await data.resume('cv.pdf')
  expect(await hrefOf('DOWNLOAD_CV')).toBe('/api/resume')
  await page.goto('/resume')
  await page.getByRole('link', { name: 'Download PDF' }).waitFor()
})
