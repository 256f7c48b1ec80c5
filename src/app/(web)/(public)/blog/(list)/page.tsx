import { cache } from 'react'
import { pageOwner } from '#src/app/page-profile.ts'
import { pageLinkedData } from '#src/publishing/linked-data.ts'
import { postListMetadata, postListBreadcrumbs } from '#src/publishing/list-metadata.ts'
import { listBlogPage } from '#src/services/posts/public-post-lists.ts'
import { PostListScreen } from '#src/site/posts/list/post-list-screen.tsx'
import { JsonLd } from '#src/site/layout/json-ld.tsx'
import { NotFoundScreen } from '#src/site/layout/not-found-screen.tsx'

export const dynamic = 'force-static'

const readList = cache(() => listBlogPage())

export const generateMetadata = async () => postListMetadata(await readList(), await pageOwner())

export default async function BlogListPage() {
  const list = await readList()
  if (!list) return <NotFoundScreen />
  const owner = await pageOwner()
  return [
    <JsonLd key="facts" data={pageLinkedData({ owner, trail: postListBreadcrumbs(list) })} />,
    <PostListScreen key="list" list={list} intro={owner.blogIntro} />,
  ]
}
