import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { pageOwner } from '#src/app/page-profile.ts'
import { listBlogPage } from '#src/services/posts/public-post-lists.ts'
import { pageLinkedData } from '#src/publishing/linked-data.ts'
import { postListMetadata, postListBreadcrumbs } from '#src/publishing/list-metadata.ts'
import { PostListScreen } from '#src/site/posts/list/post-list-screen.tsx'
import { parsePageNumber } from '#src/site/posts/list/list-paths.ts'
import { JsonLd } from '#src/site/layout/json-ld.tsx'
import { NotFoundScreen } from '#src/site/layout/not-found-screen.tsx'

type PageProps = { params: Promise<{ page: string }> }

export const dynamic = 'force-static'

/** Prerendered at the first request: a long blog would slow down the build. */
export const generateStaticParams = () => []

const readList = cache(async (text: string) => {
  const page = parsePageNumber(text)
  return page === undefined ? null : listBlogPage(page)
})

export const generateMetadata = async ({ params }: PageProps) =>
  postListMetadata(await readList((await params).page), await pageOwner())

export default async function BlogPage({ params }: PageProps) {
  const list = await readList((await params).page)
  if (!list) return <NotFoundScreen />
  const owner = await pageOwner()
  if (list.page === 1) permanentRedirect('/blog')
  return [
    <JsonLd key="facts" data={pageLinkedData({ owner, trail: postListBreadcrumbs(list) })} />,
    <PostListScreen key="list" list={list} intro={owner.blogIntro} />,
  ]
}
