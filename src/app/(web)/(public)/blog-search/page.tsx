import { cache } from 'react'
import { pageOwner } from '#src/app/page-profile.ts'
import { COUNTS } from '#src/contract/limits.ts'
import { blogMetadata } from '#src/publishing/list-metadata.ts'
import { listPostPage, listSearchablePosts } from '#src/services/posts/public-post-lists.ts'
import { BlogSearchScreen } from '#src/site/blog/blog-search-screen.tsx'
import { NotFoundPage } from '#src/site/layout/not-found-page.tsx'

type SearchParams = Promise<{ q?: string | string[]; shown?: string | string[] }>

const readList = cache(() => listPostPage())

export const generateMetadata = async () => {
  const metadata = blogMetadata(await readList(), await pageOwner())
  return { ...metadata, robots: { index: false } }
}

/** `/blog?q=` (next.config.mjs): rendered per request, and never cached. */
export default async function BlogSearchPage({ searchParams }: { searchParams: SearchParams }) {
  const { q, shown } = await searchParams
  const [list, posts] = await Promise.all([readList(), listSearchablePosts()])
  if (!list) return <NotFoundPage />
  const limit = Math.max(Number(shown) || 0, COUNTS.foundPosts)
  const { blogIntro: intro } = await pageOwner()
  return <BlogSearchScreen {...{ list, intro, posts, limit }} search={[q].flat()[0] ?? ''} />
}
