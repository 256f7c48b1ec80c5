import { cache } from 'react'
import { pageOwner } from '#src/app/page-profile.ts'
import { postListMetadata } from '#src/publishing/list-metadata.ts'
import { listPostPage, withCardPictures } from '#src/services/posts/public-post-lists.ts'
import { listPublicPosts } from '#src/services/posts/public-posts.ts'
import { PostSearchScreen } from '#src/site/posts/list/post-search-screen.tsx'
import { pageOfFound, searchPosts } from '#src/site/posts/list/post-search.ts'
import { NotFoundPage } from '#src/site/layout/not-found-page.tsx'

type SearchParams = Promise<{ q?: string | string[]; page?: string | string[] }>

const readList = cache(() => listPostPage())

export const generateMetadata = async () => {
  const metadata = postListMetadata(await readList(), await pageOwner())
  return { ...metadata, robots: { index: false } }
}

/** `/blog?q=` (next.config.mjs): rendered per request, and never cached. */
export default async function BlogSearchPage({ searchParams }: { searchParams: SearchParams }) {
  const { q, page } = await searchParams
  const search = [q].flat()[0] ?? ''
  const [list, posts] = await Promise.all([readList(), listPublicPosts()])
  if (!list) return <NotFoundPage />
  const shown = pageOfFound(searchPosts(posts, search), [page].flat()[0])
  const found = { ...shown, posts: await withCardPictures(shown.posts) }
  const { blogIntro: intro } = await pageOwner()
  return <PostSearchScreen {...{ list, intro, search, found }} postCount={posts.length} />
}
