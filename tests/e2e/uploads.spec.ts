import { existsSync, readdirSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MediaItem } from '#src/contract/media.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { useProduct } from '#tests/support/use-product.ts'
import { createVisitor, SESSION } from '#tests/support/visitor.ts'

const product = useProduct()
let headers: Record<string, string>

beforeAll(async () => {
  const visitor = createVisitor(product.product())
  await visitor.signIn()
  headers = { cookie: `${SESSION}=${visitor.session()}`, origin: product.url }
})

const upload = (bytes: Uint8Array, name: string) => {
  const form = new FormData()
  form.set('media', new File([new Uint8Array(bytes)], name))
  return fetch(`${product.url}/api/media/upload`, { method: 'POST', headers, body: form })
}
const rows = async () =>
  Number((await product.product().rows('select count(*) as n from media'))[0]?.['n'])
/** Also what is being written. */
const files = () => {
  const folder = path.join(product.product().env['DATA_DIR'] ?? '', 'files/media')
  return existsSync(folder) ? readdirSync(folder) : []
}

/** Begins an upload of 2 MB and sends half of it. */
function beginUpload() {
  const form = '--x\r\nContent-Disposition: form-data; name="media"; filename="a.txt"\r\n\r\n'
  const request = http.request({
    host: '127.0.0.1',
    port: new URL(product.url).port,
    path: '/api/media/upload',
    method: 'POST',
    agent: false,
    headers: {
      ...headers,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 2_000_000,
    },
  })
  request.on('error', () => undefined)
  const half = new Promise<void>((sent) => {
    request.write(form + 'x'.repeat(1_000_000), () => sent())
  })
  return { request, half }
}

describe('U: uploads that go wrong, to the built product (P5, P11)', () => {
  it('★ a sender who goes away at half leaves no row, no file, and no place taken', async () => {
    const before = { rows: await rows(), files: files() }
    // As many as are read at once, and some that wait for their turn.
    const begun = Array.from({ length: 12 }, beginUpload)
    await Promise.all(begun.map(({ half }) => half))
    for (const { request } of begun) request.destroy()
    const response = await upload(Buffer.from('after them'), 'after.txt')
    expect(response.status).toBe(201)
    const item = (await response.json()) as MediaItem
    expect(await rows()).toBe(before.rows + 1)
    expect(files()).toEqual([...before.files, path.basename(item.url)].sort())
  })

  it('★ a PDF that is also a page runs nothing in a browser, whatever it is called', async () => {
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
    // A browser without a viewer saves it instead, which ends the visit.
    await page.goto(url).catch(() => undefined)
    expect((await answered).headers()).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    })
    // Whatever ran would have been told of before the next page is there.
    await page.goto('/')
    expect(ran).toEqual([])
    expect(await page.title()).not.toBe('ran')
  })
})
