import { cache } from 'react'
import { pageLinkedData } from '#src/publishing/json-ld.ts'
import { blogMetadata, blogTrail } from '#src/publishing/list-metadata.ts'
import { listPostPage } from '#src/services/public-lists.ts'
import { BlogListScreen } from '#src/site/blog/blog-list-screen.tsx'
import { JsonLd } from '#src/site/frame/json-ld.tsx'
import { MissingPage } from '#src/site/frame/missing-page.tsx'

export const dynamic = 'force-static'

const readList = cache(() => listPostPage())

export const generateMetadata = async () => blogMetadata(await readList())

export default async function BlogListPage() {
  const list = await readList()
  if (!list) return <MissingPage />
  return [
    <JsonLd key="facts" data={pageLinkedData(blogTrail(list))} />,
    <BlogListScreen key="list" list={list} />,
  ]
}
