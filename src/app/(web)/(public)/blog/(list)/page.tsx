import { cache } from 'react'
import { pageLinkedData } from '#src/publishing/json-ld.ts'
import { blogMetadata, blogBreadcrumbs } from '#src/publishing/list-metadata.ts'
import { listPostPage } from '#src/services/posts/public-post-lists.ts'
import { BlogListScreen } from '#src/site/blog/blog-list-screen.tsx'
import { JsonLd } from '#src/site/layout/json-ld.tsx'
import { NotFoundPage } from '#src/site/layout/not-found-page.tsx'

export const dynamic = 'force-static'

const readList = cache(() => listPostPage())

export const generateMetadata = async () => blogMetadata(await readList())

export default async function BlogListPage() {
  const list = await readList()
  if (!list) return <NotFoundPage />
  return [
    <JsonLd key="facts" data={pageLinkedData(blogBreadcrumbs(list))} />,
    <BlogListScreen key="list" list={list} />,
  ]
}
