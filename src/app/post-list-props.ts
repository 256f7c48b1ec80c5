import type { ComponentProps } from 'react'
import type { PostPage } from '#src/contract/posts/public-page-data.ts'
import { listThreadPosts } from '#src/services/posts/public-post-lists.ts'
import type { PostListScreen } from '#src/site/posts/list/post-list-screen.tsx'
import { pageOwner } from './page-profile.ts'

export async function postListProps(
  list: PostPage,
): Promise<ComponentProps<typeof PostListScreen>> {
  const [{ blogIntro: intro }, thread] = await Promise.all([pageOwner(), listThreadPosts()])
  return { list, intro, thread }
}
