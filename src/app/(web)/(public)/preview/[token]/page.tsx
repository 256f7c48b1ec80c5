import type { Metadata } from 'next'
import { pageOwner } from '#src/app/page-profile.ts'
import { getPostPageData } from '#src/services/posts/post-page-data.ts'
import { getPostByPreviewToken } from '#src/services/posts/preview-link-service.ts'
import { PostNotFoundScreen } from '#src/site/posts/page/post-not-found-screen.tsx'
import { PostScreen } from '#src/site/posts/page/post-screen.tsx'
import { SharedPreviewBar } from '#src/site/posts/page/preview-bar.tsx'

type SharedPreviewPageProps = { params: Promise<{ token: string }> }

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

export default async function SharedPreviewPage({ params }: SharedPreviewPageProps) {
  const shared = await getPostByPreviewToken((await params).token)
  if (!shared) return <PostNotFoundScreen />
  return (
    <>
      <PostScreen
        post={shared.post}
        pageData={await getPostPageData(shared.post)}
        owner={await pageOwner()}
      />
      <SharedPreviewBar expiresAt={shared.expiresAt} />
    </>
  )
}
