import type { Locator } from 'playwright'
import { openSignedIn, question } from './cms-page.ts'
import type { UsedProduct } from './use-product.ts'

/** A person at a screen: a click, a key, a filled field and a chosen file are one interaction each. */
export async function countedScreen(product: UsedProduct, path: string) {
  const page = await openSignedIn(product, path)
  let count = 0
  const counted = async (action: Promise<unknown>) => {
    count += 1
    await action
  }
  return {
    page,
    click: (target: Locator, options: { modifiers?: 'Shift'[] } = {}) =>
      counted(target.click(options)),
    button: (name: string) => counted(page.getByRole('button', { name, exact: true }).click()),
    link: (name: string) => counted(page.getByRole('link', { name, exact: true }).click()),
    fill: (field: string | Locator, text: string) =>
      counted(
        (typeof field === 'string' ? page.getByLabel(field, { exact: true }) : field).fill(text),
      ),
    select: (label: string, option: string) =>
      counted(page.getByLabel(label, { exact: true }).selectOption(option)),
    type: (text: string) => counted(page.keyboard.type(text)),
    press: (keys: string) => counted(page.keyboard.press(keys)),
    choose: (file: { name: string; mimeType: string; buffer: Buffer }, open: Promise<unknown>) =>
      counted(
        Promise.all([page.waitForEvent('filechooser'), open]).then(([chooser]) =>
          chooser.setFiles(file),
        ),
      ),
    answer: (sentence: string, name: string) => counted(question(page, sentence).answer(name)),
    interactions: () => count,
  }
}
