import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { pageOwner } from '#src/app/page-profile.ts'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { pageLinkedData } from '#src/publishing/linked-data.ts'
import {
  postListBreadcrumbs,
  postListMetadata,
  tagBreadcrumbs,
  tagMetadata,
} from '#src/publishing/list-metadata.ts'
import { listBlogPage, listTagPage } from '#src/services/posts/public-post-lists.ts'
import { JsonLd } from '#src/site/layout/json-ld.tsx'
import { NotFoundScreen } from '#src/site/layout/not-found-screen.tsx'
import { parsePageNumber } from '#src/site/posts/list/list-paths.ts'
import { PostListScreen } from '#src/site/posts/list/post-list-screen.tsx'
import { TagScreen } from '#src/site/posts/list/tag-screen.tsx'

type BlogProps = { params: Promise<{ page?: string }> }
type TagProps = { params: Promise<{ tag: string; page?: string }> }

/** The path of a list without a number is its first page. */
const FIRST = '1'

const readBlog = cache(async (text = FIRST) => {
  const page = parsePageNumber(text)
  return page === undefined ? null : listBlogPage(page)
})

const readTag = cache(async (tag: string, text = FIRST) => {
  const page = parsePageNumber(text)
  return page === undefined ? null : listTagPage({ slug: decodePercent(tag), page })
})

export const blogListMetadata = async ({ params }: BlogProps) =>
  postListMetadata(await readBlog((await params).page), await pageOwner())

export async function BlogListPage({ params }: BlogProps) {
  const { page } = await params
  const list = await readBlog(page)
  if (!list) return <NotFoundScreen />
  if (page === FIRST) permanentRedirect('/blog')
  const owner = await pageOwner()
  return [
    <JsonLd key="facts" data={pageLinkedData({ owner, trail: postListBreadcrumbs(list) })} />,
    <PostListScreen key="list" list={list} intro={owner.blogIntro} />,
  ]
}

export async function tagListMetadata({ params }: TagProps) {
  const { tag, page } = await params
  return tagMetadata(await readTag(tag, page), await pageOwner())
}

export async function TagListPage({ params }: TagProps) {
  const { tag, page } = await params
  const list = await readTag(tag, page)
  if (!list) return <NotFoundScreen />
  if (page === FIRST) permanentRedirect(`/blog/tag/${encodeURIComponent(list.slug)}`)
  const data = { owner: await pageOwner(), trail: tagBreadcrumbs(list) }
  return [<JsonLd key="facts" data={pageLinkedData(data)} />, <TagScreen key="list" list={list} />]
}
