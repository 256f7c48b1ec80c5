// @module-tag long
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { editorOf } from '#tests/support/editor-page.ts'
import { localCopies, offerOf } from '#tests/support/local-copies.ts'
import { killableBrowser } from '#tests/support/killable-browser.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()

it('unsaved text survives a browser that is killed', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'folio-browser-'))
  await product.signIn()
  const cookies = await product.context().cookies()
  const start = async () => {
    const browser = await killableBrowser(folder)
    await browser.context.addCookies(cookies)
    const page = await browser.context.newPage()
    await page.goto(`${product.url}/cms/blog/new`)
    await editorOf(page).waitFor()
    return { page, kill: browser.kill }
  }
  const first = await start()
  await editorOf(first.page).pressSequentially('Typed just before the crash', { delay: 20 })
  const text = '<p>Typed just before the crash</p>'
  await expect.poll(() => localCopies(first.page)).toEqual([text])
  await first.kill()
  const second = await start()
  await offerOf(second.page).getByRole('button', { name: 'Restore' }).click()
  await editorOf(second.page).getByText('Typed just before the crash').waitFor()
  await second.kill()
  await rm(folder, { recursive: true, force: true })
})
