import type { ListedPost } from '#src/contract/posts/post-schemas.ts'

/**
 * All published posts. Without the checks of `request`, which take longer to load than the posts.
 * @throws Error for any non-ok response
 */
export async function readSearchIndex(path: string): Promise<readonly ListedPost[]> {
  // As `preloadApp` requests it.
  const response = await fetch(path, { credentials: 'include' })
  if (!response.ok) throw new Error(response.statusText)
  return (await response.json()) as ListedPost[]
}
