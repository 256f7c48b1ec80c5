import type { PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import { useCmsData } from './cms-data.ts'
import { openSignedIn } from './cms-page.ts'
import { editorPage, savePost } from './editor-page.ts'
import { useProduct } from './use-product.ts'

/** For a spec file: the product, test data that is removed after each test, and the screens of its owner. */
export function useCms(options: Parameters<typeof useProduct>[0] = {}) {
  const product = useProduct(options)
  return {
    product,
    data: useCmsData(product),
    /** Opens a screen, signed in. */
    openScreen: (path: string, heading?: string) => openSignedIn(product, path, heading),
  }
}

/** The same with the post editor. */
export function useEditor(options: Parameters<typeof useProduct>[0] = {}) {
  const cms = useCms(options)
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
