import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { pageOwner } from '#src/app/page-profile.ts'
import { getAuthorPreview } from '#src/services/posts/author-preview.ts'
import { getPostPageData } from '#src/services/posts/post-page-data.ts'
import { PostNotFoundScreen } from '#src/site/posts/page/post-not-found-screen.tsx'
import { PostScreen } from '#src/site/posts/page/post-screen.tsx'
import { AuthorPreviewBar } from '#src/site/posts/page/preview-bar.tsx'

type AuthorPreviewPageProps = { params: Promise<{ id: string }> }

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

/** Serves /blog/{uuid} for browsers that send a session cookie (next.config.mjs); the session is checked here. */
export default async function AuthorPreviewPage({ params }: AuthorPreviewPageProps) {
  const found = await getAuthorPreview({ headers: await headers(), id: (await params).id })
  if (!found) return <PostNotFoundScreen />
  if ('redirectTo' in found) redirect(`/blog/${encodeURIComponent(found.redirectTo)}`)
  return (
    <>
      <PostScreen
        post={found.post}
        pageData={await getPostPageData(found.post)}
        owner={await pageOwner()}
      />
      <AuthorPreviewBar post={found.post} />
    </>
  )
}
