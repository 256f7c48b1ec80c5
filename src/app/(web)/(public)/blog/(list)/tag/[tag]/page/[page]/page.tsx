import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { pageOwner } from '#src/app/page-profile.ts'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { listTagPage } from '#src/services/posts/public-post-lists.ts'
import { pageLinkedData } from '#src/publishing/linked-data.ts'
import { tagMetadata, tagBreadcrumbs } from '#src/publishing/list-metadata.ts'
import { parsePageNumber } from '#src/site/posts/list/list-paths.ts'
import { TagScreen } from '#src/site/posts/list/tag-screen.tsx'
import { JsonLd } from '#src/site/layout/json-ld.tsx'
import { NotFoundScreen } from '#src/site/layout/not-found-screen.tsx'

type TagPageProps = { params: Promise<{ tag: string; page: string }> }

export const dynamic = 'force-static'

export const generateStaticParams = () => []

const readPage = cache(async (tag: string, text: string) => {
  const page = parsePageNumber(text)
  return page === undefined ? null : listTagPage({ slug: decodePercent(tag), page })
})
const readList = ({ tag, page }: { tag: string; page: string }) => readPage(tag, page)

export const generateMetadata = async ({ params }: TagPageProps) =>
  tagMetadata(await readList(await params), await pageOwner())

export default async function TagPagePage({ params }: TagPageProps) {
  const list = await readList(await params)
  if (!list) return <NotFoundScreen />
  if (list.page === 1) permanentRedirect(`/blog/tag/${encodeURIComponent(list.slug)}`)
  const data = { owner: await pageOwner(), trail: tagBreadcrumbs(list) }
  return [<JsonLd key="facts" data={pageLinkedData(data)} />, <TagScreen key="list" list={list} />]
}
