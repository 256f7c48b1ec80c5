import type { Page } from 'playwright'

/**
 * Enters a text into the focused rich text of the built-in admin, and waits until the form has it: Lexical passes it on
 * when the browser is idle. In one piece: an answer to half of it would replace the text on a slow machine (Payload's own
 * field).
 */
export async function typeRichText(page: Page, text: string) {
  await page.keyboard.insertText(text)
  // Idle callbacks run in their order, and a frame later React has shown what the first one changed.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestIdleCallback(() => requestAnimationFrame(() => resolve(null))),
      ),
  )
}
