import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BrowserContext, Page, Response } from 'playwright'

const FOLDER = 'node_modules/.cache/failed-tests'
const LAST = 15
const TEXT_LENGTH = 1500

/** Records the console and the responses of a context, and reports them with what its pages show. */
export function recordPages(context: BrowserContext) {
  const lines: string[] = []
  const responseLine = (response: Response) =>
    `${response.request().method()} ${response.url()} ${response.status()}`
  context.on('console', (message) => lines.push(`console.${message.type()} ${message.text()}`))
  context.on('weberror', (error) => lines.push(String(error.error())))
  context.on('response', (response) => lines.push(responseLine(response)))
  context.on('requestfailed', (request) => {
    lines.push(`${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`)
  })
  /** Prints what each page shows and did last; its screenshot is stored in node_modules/.cache/failed-tests. */
  const report = async (test: string) => {
    if (lines.length === 0) return
    const shown = await Promise.all(context.pages().map((page, at) => describePage(page, test, at)))
    console.log([...shown, 'Last events:', ...lines.splice(0).slice(-LAST)].join('\n'))
  }
  return { report, clear: () => void lines.splice(0) }
}

async function describePage(page: Page, test: string, at: number): Promise<string> {
  const text = await page.evaluate(() => document.body.innerText).catch(String)
  const image = await page.screenshot({ timeout: 5000 }).catch(() => undefined)
  const file = path.join(FOLDER, `${test.replaceAll(/[^\w-]+/g, '-').slice(0, 100)}-${at}.png`)
  if (image) {
    await mkdir(FOLDER, { recursive: true })
    await writeFile(file, image)
  }
  const where = `${page.url()} ${image ? file : 'without a screenshot'}`
  return `${where}\n${text.replaceAll(/\n\s*\n/g, '\n').slice(0, TEXT_LENGTH)}`
}
