import type { Page } from 'playwright'
import { nextRequest } from './cms-page.ts'
import type { UsedProduct } from './use-product.ts'

export const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Blog Content' })

export const savePost = (page: Page) =>
  page.getByRole('button', { name: /^(Save|Update)$/ }).click()

/** Text into fields by their labels. */
export async function fillFields(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

/** The blog editor in the test's own page. */
export function editorPage(product: UsedProduct) {
  const editor = () => editorOf(product.page())
  const press = (keys: string) => product.page().keyboard.press(keys)
  const type = (text: string) => product.page().keyboard.type(text)
  /** Signed in, with the editor ready. */
  const open = async (path = '/cms/blog/new') => {
    await product.signIn()
    await product.page().goto(path)
    await editor().waitFor()
    return product.page()
  }

  return {
    editor,
    press,
    type,
    open,
    tool: (name: string) =>
      product
        .page()
        .getByRole('toolbar', { name: 'Formatting' })
        .getByRole('button', { name, exact: true }),
    /** A new post with this text, all of it selected. */
    write: async (text: string) => {
      const page = await open()
      await editor().click()
      await type(text)
      await press('Home')
      await press('Shift+End')
      return page
    },
    /** What would be stored. */
    emitted: async () => {
      const page = product.page()
      await fillFields(page, { Title: 'A title', Excerpt: 'An excerpt', 'Read Time': '5' })
      const sent = nextRequest(page, 'POST', '/api/blog')
      await savePost(page)
      const { content } = (await sent).postDataJSON() as { content: string }
      await page.waitForURL('**/cms/blog')
      return content
    },
  }
}
