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
const KEY_MS = 60
const LOST_MS = 2_000

async function startBrowser(folder: string) {
  const browser = await killableBrowser(folder)
  await browser.context.addCookies(await product.context().cookies())
  const page = await browser.context.newPage()
  await page.goto(`${product.url}/cms/blog/new`)
  await editorOf(page).waitFor()
  return { page, kill: browser.kill }
}

it.each(Array.from({ length: 20 }, (_, at) => 3_000 + at * 217))(
  'a browser that is killed after %d ms of typing loses at most two seconds of it',
  async (killAfter) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'folio-browser-'))
    await product.signIn()
    const first = await startBrowser(folder)
    await editorOf(first.page).click()
    const typed: number[] = []
    const end = performance.now() + killAfter
    while (performance.now() < end) {
      typed.push(performance.now())
      await first.page.keyboard.type('x', { delay: KEY_MS })
    }
    const killed = performance.now()
    await first.kill()

    const second = await startBrowser(folder)
    await offerOf(second.page).getByRole('button', { name: 'Restore' }).click()
    await editorOf(second.page).getByText(/^x+$/).waitFor()
    const kept = (await editorOf(second.page).innerText()).trim().length
    const firstLost = typed[kept] ?? killed
    expect(killed - firstLost, `${kept} of ${typed.length} letters`).toBeLessThanOrEqual(LOST_MS)
    expect(await localCopies(second.page)).toHaveLength(1)
    await second.kill()
    await rm(folder, { recursive: true, force: true })
  },
)
