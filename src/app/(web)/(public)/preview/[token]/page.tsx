import type { Metadata } from 'next'
import { getPostSurroundings } from '#src/services/post-surroundings.ts'
import { getSharedPost } from '#src/services/preview-links.ts'
import { MissingPostScreen } from '#src/site/post/missing-post-screen.tsx'
import { PostScreen } from '#src/site/post/post-screen.tsx'
import { SharedPreviewBar } from '#src/site/post/preview-bar.tsx'

type SharedPreviewPageProps = { params: Promise<{ token: string }> }

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

/** A draft for somebody who was given its link. */
export default async function SharedPreviewPage({ params }: SharedPreviewPageProps) {
  const shared = await getSharedPost((await params).token)
  if (!shared) return <MissingPostScreen />
  return (
    <>
      <PostScreen post={shared.post} surroundings={await getPostSurroundings(shared.post)} />
      <SharedPreviewBar expiresAt={shared.expiresAt} />
    </>
  )
}
