import { expect, it } from 'vitest'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { fileForm } from '#tests/support/http-client.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()

const upload = (bytes: Uint8Array, name: string) =>
  product.asAdmin('POST', '/api/media/upload', fileForm('media', bytes, name))

it('U a PDF that is also a page runs nothing in a browser, whatever it is called', async () => {
  const script = `<script>document.title='ran';alert(1);fetch('/ran')</script><img src=/ran onerror=alert(2)>`
  const response = await upload(pdf({ text: `\n<html>${script}\n%` }), 'cv.html')
  expect(response.status).toBe(201)
  const { url } = (await response.json()) as MediaItem
  expect(url).toMatch(/\.pdf$/)
  const page = product.page()
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    ran.push(...[request.url()].filter((address) => address.endsWith('/ran')))
  })
  const answered = page.waitForResponse(`**${url}`)
  // A browser without a PDF viewer downloads it instead, which aborts the navigation.
  await page.goto(url).catch(() => undefined)
  expect((await answered).headers()).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  })
  // Any script would have reported before the next page is loaded.
  await page.goto('/')
  expect(ran).toEqual([])
  expect(await page.title()).not.toBe('ran')
})
