import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { decodedSegment } from '#src/lib/decoded-segment.ts'
import { listTagPage } from '#src/services/public-lists.ts'
import { pageLinkedData } from '#src/publishing/json-ld.ts'
import { tagMetadata, tagTrail } from '#src/publishing/list-metadata.ts'
import { pageNumber } from '#src/site/blog/page-address.ts'
import { TagScreen } from '#src/site/blog/tag-screen.tsx'
import { JsonLd } from '#src/site/frame/json-ld.tsx'
import { MissingPage } from '#src/site/frame/missing-page.tsx'

type TagPageProps = { params: Promise<{ tag: string; page: string }> }

export const dynamic = 'force-static'

/** Made at the first visit. */
export const generateStaticParams = () => []

const readPage = cache(async (tag: string, text: string) => {
  const page = pageNumber(text)
  return page === undefined ? null : listTagPage({ slug: decodedSegment(tag), page })
})
const readList = ({ tag, page }: { tag: string; page: string }) => readPage(tag, page)

export const generateMetadata = async ({ params }: TagPageProps) =>
  tagMetadata(await readList(await params))

export default async function TagPagePage({ params }: TagPageProps) {
  const list = await readList(await params)
  if (!list) return <MissingPage />
  if (list.page === 1) permanentRedirect(`/blog/tag/${encodeURIComponent(list.slug)}`)
  return [
    <JsonLd key="facts" data={pageLinkedData(tagTrail(list))} />,
    <TagScreen key="list" list={list} />,
  ]
}
