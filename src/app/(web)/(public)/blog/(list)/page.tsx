import type { Metadata } from 'next'
import { listPublicPosts } from '#src/services/public-posts.ts'
import { BLOG_DESCRIPTION } from '#src/site/blog/blog-list-frame.tsx'
import { BlogListScreen } from '#src/site/blog/blog-list-screen.tsx'

export const dynamic = 'force-static'
export const revalidate = false

export const metadata: Metadata = { title: 'Blog', description: BLOG_DESCRIPTION }

export default async function BlogListPage() {
  return <BlogListScreen posts={await listPublicPosts()} />
}
