import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { decodedSegment } from '#src/lib/decoded-segment.ts'
import { postLinkedData } from '#src/publishing/json-ld.ts'
import { foundPostMetadata } from '#src/publishing/page-metadata.ts'
import { listPostPage } from '#src/services/public-lists.ts'
import { getPublicPost } from '#src/services/public-posts.ts'
import { getPostSurroundings } from '#src/services/post-surroundings.ts'
import { JsonLd } from '#src/site/frame/json-ld.tsx'
import { MissingPostScreen } from '#src/site/post/missing-post-screen.tsx'
import { PostScreen } from '#src/site/post/post-screen.tsx'

type PostPageProps = { params: Promise<{ id: string }> }

export const dynamic = 'force-static'

const readPost = cache((id: string) => getPublicPost(decodedSegment(id)))

/** The newest at build time, the others at their first visit. */
export async function generateStaticParams() {
  return ((await listPostPage())?.posts ?? []).map(({ slug }) => ({ id: slug }))
}

export const generateMetadata = async ({ params }: PostPageProps) =>
  foundPostMetadata(await readPost((await params).id))

export default async function PostPage({ params }: PostPageProps) {
  const found = await readPost((await params).id)
  if (!found) return <MissingPostScreen />
  if ('redirectTo' in found) permanentRedirect(`/blog/${encodeURIComponent(found.redirectTo)}`)
  const { post } = found
  return [
    <JsonLd key="facts" data={postLinkedData(post)} />,
    <PostScreen key="post" post={post} surroundings={await getPostSurroundings(post)} />,
  ]
}
