import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { listPostPage } from '#src/services/public-lists.ts'
import { BLOG_DESCRIPTION } from '#src/site/blog/blog-list-frame.tsx'
import { BlogListScreen } from '#src/site/blog/blog-list-screen.tsx'
import { listMetadata, missingMetadata } from '#src/publishing/list-metadata.ts'
import { pageNumber } from '#src/site/blog/page-address.ts'
import { MissingPage } from '#src/site/frame/missing-page.tsx'

type PageProps = { params: Promise<{ page: string }> }

export const dynamic = 'force-static'
export const revalidate = false

/** Made at the first visit: a long blog would hold up the build. */
export const generateStaticParams = () => []

const readList = cache(async (text: string) => {
  const page = pageNumber(text)
  return page === undefined ? null : listPostPage({ page })
})

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const list = await readList((await params).page)
  if (!list) return missingMetadata
  return listMetadata({ ...list, title: 'Blog', description: BLOG_DESCRIPTION, list: '/blog' })
}

export default async function BlogPage({ params }: PageProps) {
  const list = await readList((await params).page)
  if (!list) return <MissingPage />
  if (list.page === 1) permanentRedirect('/blog')
  return <BlogListScreen list={list} />
}
