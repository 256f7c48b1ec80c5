import { redirect } from 'next/navigation'
import { cache } from 'react'
import { pageOwner } from '#src/app/page-profile.ts'
import { searchProps } from '#src/app/search-props.ts'
import { searchTextSchema } from '#src/contract/search/search-schemas.ts'
import { postListMetadata } from '#src/publishing/list-metadata.ts'
import { listPostPage } from '#src/services/posts/public-post-lists.ts'
import { PostSearchScreen } from '#src/site/posts/list/post-search-screen.tsx'
import { NotFoundScreen } from '#src/site/layout/not-found-screen.tsx'

type SearchParams = Promise<{ q?: string | string[]; page?: string | string[] }>

const readList = cache(() => listPostPage())

export const generateMetadata = async () => {
  const metadata = postListMetadata(await readList(), await pageOwner())
  return { ...metadata, robots: { index: false } }
}

export default async function BlogSearchPage({ searchParams }: { searchParams: SearchParams }) {
  const { q, page } = await searchParams
  const search = searchTextSchema.parse([q].flat()[0] ?? '')
  if (search === '') redirect('/blog')
  const list = await readList()
  if (!list) return <NotFoundScreen />
  const props = await searchProps(list, search, [page].flat()[0])
  return <PostSearchScreen {...props} />
}
