import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { decodedSegment } from '#src/lib/decoded-segment.ts'
import { listTagPage } from '#src/services/public-lists.ts'
import { tagMetadata } from '#src/publishing/list-metadata.ts'
import { pageNumber } from '#src/site/blog/page-address.ts'
import { TagScreen } from '#src/site/blog/tag-screen.tsx'
import { MissingPage } from '#src/site/frame/missing-page.tsx'

type TagPageProps = { params: Promise<{ tag: string; page: string }> }

export const dynamic = 'force-static'
export const revalidate = false

/** Made at the first visit. */
export const generateStaticParams = () => []

const readList = cache(async (tag: string, text: string) => {
  const page = pageNumber(text)
  return page === undefined ? null : listTagPage({ slug: decodedSegment(tag), page })
})

export async function generateMetadata({ params }: TagPageProps): Promise<Metadata> {
  const { tag, page } = await params
  return tagMetadata(await readList(tag, page))
}

export default async function TagPagePage({ params }: TagPageProps) {
  const { tag, page } = await params
  const list = await readList(tag, page)
  if (!list) return <MissingPage />
  if (list.page === 1) permanentRedirect(`/blog/tag/${encodeURIComponent(list.slug)}`)
  return <TagScreen list={list} />
}
