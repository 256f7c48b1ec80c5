import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { getPublicPost, listPublicPosts } from '#src/services/public-posts.ts'
import { MissingPostScreen } from '#src/site/post/missing-post-screen.tsx'
import { PostScreen } from '#src/site/post/post-screen.tsx'

type PostPageProps = { params: Promise<{ id: string }> }

export const dynamic = 'force-static'
export const revalidate = false

const readPost = cache(getPublicPost)

export async function generateStaticParams() {
  return (await listPublicPosts()).map(({ slug }) => ({ id: slug }))
}

export async function generateMetadata({ params }: PostPageProps): Promise<Metadata> {
  const found = await readPost((await params).id)
  if (!found || 'redirectTo' in found)
    return { title: 'Blog Post Not Found', robots: { index: false } }
  return { title: found.post.title, description: found.post.excerpt }
}

export default async function PostPage({ params }: PostPageProps) {
  const found = await readPost((await params).id)
  if (!found) return <MissingPostScreen />
  if ('redirectTo' in found) permanentRedirect(`/blog/${found.redirectTo}`)
  return <PostScreen post={found.post} />
}
