// @module-tag long
import { chromium } from 'playwright'
import { expect, it } from 'vitest'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { editorOf } from '#tests/support/editor-page.ts'
import { localCopies, offerOf } from '#tests/support/local-copies.ts'
import { folderOfTest } from '#tests/support/temporary-folder.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const KEY_MS = 60
const LOST_MS = 2_000

/** A browser with a profile on disk that can be killed like a crash, without cleanup. */
async function startBrowser(folder: string) {
  const context = await chromium.launchPersistentContext(folder, await chromiumOptions())
  const session = await context.browser()?.newBrowserCDPSession()
  const found = await session?.send('SystemInfo.getProcessInfo')
  const pid = found?.processInfo.find(({ type }) => type === 'browser')?.id ?? NaN
  await context.addCookies(await product.context().cookies())
  const page = await context.newPage()
  await page.goto(`${product.url}/cms/blog/new`)
  await editorOf(page).waitFor()
  const kill = async () => {
    const closed = context.waitForEvent('close')
    // With its child processes: a surviving one keeps the files of the profile locked.
    process.kill(-pid, 'SIGKILL')
    await closed
  }
  return { page, kill }
}

it.each(Array.from({ length: 20 }, (_, at) => 3_000 + at * 217))(
  'a browser that is killed after %d ms of typing loses at most two seconds of it',
  async (killAfter) => {
    const folder = folderOfTest()
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
  },
)
