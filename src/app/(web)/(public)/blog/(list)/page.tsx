import type { Metadata } from 'next'
import { cache } from 'react'
import { pageLinkedData } from '#src/publishing/json-ld.ts'
import { listPostPage } from '#src/services/public-lists.ts'
import { BLOG_DESCRIPTION } from '#src/site/blog/blog-list-frame.tsx'
import { BlogListScreen } from '#src/site/blog/blog-list-screen.tsx'
import { listMetadata } from '#src/publishing/list-metadata.ts'
import { JsonLd } from '#src/site/frame/json-ld.tsx'
import { MissingPage } from '#src/site/frame/missing-page.tsx'

export const dynamic = 'force-static'
export const revalidate = false

const readList = cache(() => listPostPage())

export async function generateMetadata(): Promise<Metadata> {
  const pageCount = (await readList())?.pageCount ?? 1
  const description = BLOG_DESCRIPTION
  return listMetadata({ title: 'Blog', description, list: '/blog', page: 1, pageCount })
}

export default async function BlogListPage() {
  const list = await readList()
  if (!list) return <MissingPage />
  return (
    <>
      <JsonLd data={pageLinkedData([{ name: 'Blog', path: '/blog' }])} />
      <BlogListScreen list={list} />
    </>
  )
}
