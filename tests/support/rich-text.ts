import type { Page, Request } from 'playwright'
import { WAIT_MS } from './wait.ts'

/**
 * Enters a text into the focused rich text of the built-in admin; Lexical passes it to the form when the browser is idle. In
 * one piece: an answer to half of it would replace the text on a slow machine (Payload's own field).
 */
export async function typeRichText(page: Page, text: string) {
  const isPassed = (sent: Request) => sent.postData()?.includes(text) ?? false
  const passed = page.waitForRequest(isPassed, { timeout: 4 * WAIT_MS })
  await page.keyboard.insertText(text)
  await passed
}
