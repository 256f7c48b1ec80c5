import type { Editor } from '@tiptap/core'
import type { Locator, Page } from 'playwright'
import type { PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import { notice, refuse, useCms } from './cms-page.ts'
import type { UsedProduct } from './use-product.ts'

export const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Blog Content' })

export const savePost = (page: Page) =>
  page.getByRole('button', { name: /^(Save|Update)$/ }).click()

export const showSettings = (page: Page) =>
  page.getByRole('button', { name: 'Settings', expanded: false }).click()

/** Publishes the changes of a live post, and returns to the text. */
export async function publishChanges(page: Page) {
  await page.keyboard.press('ControlOrMeta+Enter')
  const step = page.getByRole('dialog')
  await step.getByRole('button', { name: 'Publish changes' }).click()
  await notice(page, 'Updated').waitFor()
  await notice(page).getByRole('button', { name: 'Dismiss' }).click()
}

const FIELDS = { Title: 'A title', Excerpt: 'An excerpt', 'Read Time': '5' }

async function sentBySave(page: Page): Promise<string> {
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/blog',
  )
  await savePost(page)
  return ((await answered).request().postDataJSON() as { content: string }).content
}

/** Fills fields by their labels. */
export async function fillFields(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
}

/**
 * Loads HTML into a mounted editor, and selects all of it or puts the caret at its end. TipTap stores its editor on the
 * element.
 * @returns the HTML afterwards
 */
export const loadHtml = (editor: Locator, html: string, select: 'all' | 'end' = 'all') =>
  editor.evaluate(
    (element: HTMLElement & { editor?: Editor }, [content, place]) => {
      const mounted = element.editor
      if (!mounted) throw new Error('No editor is mounted here')
      const parseOptions = { preserveWhitespace: true } as const
      mounted.commands.setContent(content, { parseOptions })
      if (place === 'all') mounted.commands.selectAll()
      else mounted.commands.setTextSelection(mounted.state.doc.content.size)
      // TipTap's focus command waits for a frame, in which a key would go elsewhere.
      mounted.view.focus()
      return mounted.getHTML()
    },
    [html, select] as const,
  )

/** The post editor in the test's own page. */
export function editorPage(product: UsedProduct) {
  const editor = () => editorOf(product.page())
  const press = (keys: string) => product.page().keyboard.press(keys)
  const type = (text: string) => product.page().keyboard.type(text)
  /** Signs in and waits for the editor. */
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
    /** The same with the caret in the text. */
    openText: async () => {
      const page = await open()
      await editor().click()
      return page
    },
    tool: (name: string) =>
      product
        .page()
        .getByRole('toolbar', { name: 'Formatting' })
        .getByRole('button', { name, exact: true }),
    /** The body that a save stores. */
    emitted: async () => {
      const page = product.page()
      await fillFields(page, FIELDS)
      const content = await sentBySave(page)
      await page.waitForURL('**/cms/blog')
      return content
    },
    /** The body that a save would store; the saves are refused, so the page stays. */
    emitsInPlace: async () => {
      const page = product.page()
      product.allowError('503')
      await refuse(page, { address: '**/api/blog', method: 'POST', status: 503 })
      await fillFields(page, FIELDS)
      return async () => {
        const content = await sentBySave(page)
        // Until then the form is inert, and takes neither the focus nor a key.
        await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
        return content
      }
    },
  }
}

/** `useCms` with the post editor. */
export function useEditor(...options: Parameters<typeof useCms>) {
  const cms = useCms(...options)
  const { product, data } = cms
  const editing = editorPage(product)
  return {
    ...cms,
    ...editing,
    /** Creates a post and opens it. */
    openPost: async (changes?: Partial<PostBodyInput>) => {
      const post = await data.post(changes)
      return { ...post, page: await editing.open(`/cms/blog/edit/${post.id}`) }
    },
    /** Saves, waits for the list, and returns the stored text. */
    stored: async (id: string) => {
      await savePost(product.page())
      await product.page().waitForURL('**/cms/blog')
      return (await data.readPost(id)).content
    },
  }
}
