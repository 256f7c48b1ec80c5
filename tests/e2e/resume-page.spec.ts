import { afterEach, describe, expect, it } from 'vitest'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { THEME_NAMES } from '#src/ui/theme/themes.ts'
import { cmsData } from '#tests/support/cms-data.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(async () => {
  await data.empty()
  await product.product().rows("select pg_notify('folio_public', '')")
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  product.product().send({ method, path, headers: { host: new URL(product.url).host, ...headers } })
const hrefOf = async (name: string) => {
  const page = product.page()
  await page.goto('/')
  return page.getByRole('link', { name }).first().getAttribute('href')
}

/** Chromium writes its page objects uncompressed, one of this type for each sheet. */
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

describe('/resume', () => {
  it('is prerendered, with its whole text in the HTML', async () => {
    await get('/resume')
    const answer = await get('/resume')
    expect([answer.status, answer.headers.get('x-nextjs-prerender')]).toEqual([200, '1'])
    const html = await answer.text()
    const lines = portfolio.experience.flatMap(({ achievements }) => achievements)
    expect(lines.filter((line) => !html.includes(line.replaceAll('&', '&amp;')))).toEqual([])
  })

  it.each(THEME_NAMES)(
    'prints on two A4 sheets, dark on white, when %s is on the screen',
    async (theme) => {
      const page = product.page()
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
      await page.goto('/resume', { waitUntil: 'networkidle' })
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
      expect(sheetsOf(pdf)).toEqual({ count: 2, sizes: new Set(['595 842']) })
      await page.emulateMedia({ media: 'print' })
      const shown = await page.evaluate(() => {
        const { backgroundColor, color, colorScheme } = getComputedStyle(document.documentElement)
        const isSeen = (selector: string) => document.querySelector(selector)?.checkVisibility()
        return { backgroundColor, color, colorScheme, frame: ['body header', 'footer'].map(isSeen) }
      })
      expect(shown).toEqual({
        backgroundColor: 'rgb(255, 255, 255)',
        color: 'rgb(25, 24, 21)',
        colorScheme: 'light',
        frame: [false, false],
      })
    },
  )

  it('opens the printer’s dialog', async () => {
    const page = product.page()
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.goto('/resume')
    await page.getByRole('button', { name: 'Print' }).click()
    await page.locator('[data-printed]').waitFor()
  })
})

describe('DOWNLOAD_CV', () => {
  it('[S2-home-08] opens the page while there is no file, and the file as soon as there is one', async () => {
    await expect.poll(() => hrefOf('DOWNLOAD_CV')).toBe('/resume')
    const page = product.page()
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'DOWNLOAD_CV' }).click()
    const popup = await opened
    await popup.getByRole('heading', { level: 1, name: portfolio.personal.name }).waitFor()
    expect(new URL(popup.url()).pathname).toBe('/resume')
    expect(await popup.getByRole('link', { name: 'Download PDF' }).count()).toBe(0)
    await data.resume('cv.pdf')
    expect(await hrefOf('DOWNLOAD_CV')).toBe('/api/resume')
    await page.goto('/resume')
    await page.getByRole('link', { name: 'Download PDF' }).waitFor()
  })

  it('[S2-home-18] the footer leads to the page', async () => {
    expect(await hrefOf('Resume')).toBe('/resume')
  })
})

describe('the other forms', () => {
  it('/resume.json names this site, whatever was known when it was built', async () => {
    const answer = await get('/resume.json')
    expect(answer.headers.get('content-type')).toContain('application/json')
    const { basics, meta } = (await answer.json()) as {
      basics: { url: string }
      meta: { canonical: string }
    }
    expect([basics.url, meta.canonical]).toEqual([`${product.url}/`, `${product.url}/resume.json`])
  })

  it('/contact.vcf is saved under the name of the owner', async () => {
    const answer = await get('/contact.vcf')
    expect(answer.headers.get('content-type')).toBe('text/vcard; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toContain(`${portfolio.personal.name}.vcf"`)
    const text = await answer.text()
    expect(text).toMatch(/^BEGIN:VCARD\r\n[\s\S]+\r\nEND:VCARD\r\n$/)
    expect(text).toContain(`URL:${product.url}/\r\n`)
  })
})

describe('/api/resume on the wire', () => {
  it('[S7-get-resume-01] answers tags and ranges', async () => {
    await data.resume('Lebenslauf.pdf')
    const whole = await get('/api/resume')
    const bytes = Buffer.from(await whole.arrayBuffer())
    const etag = whole.headers.get('etag') ?? ''
    expect(whole.headers.get('content-disposition')).toContain('inline; filename="Lebenslauf.pdf"')
    expect(whole.headers.get('accept-ranges')).toBe('bytes')

    const known = await get('/api/resume', { 'if-none-match': `"other", ${etag}` })
    expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, etag, ''])

    const part = await get('/api/resume', { range: 'bytes=5-8', 'accept-encoding': 'br' })
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 5-8/${bytes.length}`,
    ])
    expect(part.headers.get('content-length')).toBe('4')
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(5, 9))

    const stale = await get('/api/resume', { range: 'bytes=5-8', 'if-range': '"other"' })
    expect([stale.status, (await stale.arrayBuffer()).byteLength]).toEqual([200, bytes.length])

    const beyond = await get('/api/resume', { range: `bytes=${bytes.length}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
      416,
      `bytes */${bytes.length}`,
    ])

    const head = await get('/api/resume', { range: 'bytes=-4' }, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([206, '4'])
  })
})
