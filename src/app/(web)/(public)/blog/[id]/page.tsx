import { permanentRedirect } from 'next/navigation'
import { pageOwner } from '#src/app/page-profile.ts'
import { missingPostProps, readPost } from '#src/app/post-props.ts'
import { postLinkedData } from '#src/publishing/linked-data.ts'
import { foundPostMetadata } from '#src/publishing/page-metadata.ts'
import { listPostPage } from '#src/services/posts/public-post-lists.ts'
import { getPostPageData } from '#src/services/posts/post-page-data.ts'
import { JsonLd } from '#src/site/layout/json-ld.tsx'
import { PostNotFoundScreen } from '#src/site/posts/page/post-not-found-screen.tsx'
import { PostScreen } from '#src/site/posts/page/post-screen.tsx'

type PostPageProps = { params: Promise<{ id: string }> }

export const dynamic = 'force-static'

export const generateStaticParams = async () =>
  ((await listPostPage())?.posts ?? []).map(({ slug }) => ({ id: slug }))

export const generateMetadata = async ({ params }: PostPageProps) =>
  foundPostMetadata(await readPost((await params).id), await pageOwner())

export default async function PostPage({ params }: PostPageProps) {
  const { id } = await params
  const found = await readPost(id)
  if (!found) return <PostNotFoundScreen {...await missingPostProps(id)} />
  if ('redirectTo' in found) permanentRedirect(`/blog/${encodeURIComponent(found.redirectTo)}`)
  const shown = { post: found.post, owner: await pageOwner() }
  const pageData = await getPostPageData(found.post)
  return [
    <JsonLd key="facts" data={postLinkedData({ ...shown, blocks: pageData.blocks })} />,
    <PostScreen key="post" {...shown} pageData={pageData} />,
  ]
}
