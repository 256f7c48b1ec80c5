import { launch } from 'puppeteer-core'
import type { Browser, ElementHandle } from 'puppeteer-core'
import { expect } from 'vitest'
import { WINDOW } from './browser-window.ts'
import type { BrowserEngine, BrowserPage } from './browser-page.ts'
import { WAIT_MS } from './wait.ts'

/** Firefox, which puppeteer-core drives over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<BrowserEngine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: WINDOW,
    extraPrefsFirefox: { 'ui.systemUsesDarkTheme': 0, 'ui.prefersReducedMotion': 1 },
  })
  return { newPage: () => newPage(browser), close: () => browser.close() }
}

async function newPage(browser: Browser): Promise<BrowserPage> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  page.setDefaultTimeout(WAIT_MS)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return {
    goto: async (url) => void (await page.goto(url)),
    // Its types allow for handles among the arguments.
    evaluate: (script, ...given) =>
      page.evaluate(script as (...values: unknown[]) => never, ...given),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    chooseFile: async (selector, file) => {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null
      await input?.uploadFile(file)
    },
    resize: async (width, height) => {
      // Firefox 140 resizes the window, then rejects the orientation.
      await page.setViewport({ width, height }).catch(() => null)
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    errors: async () => errors,
    close: () => context.close(),
  }
}
