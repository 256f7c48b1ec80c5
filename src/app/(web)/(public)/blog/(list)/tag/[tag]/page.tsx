import type { Metadata } from 'next'
import { cache } from 'react'
import { decodedSegment } from '#src/lib/decoded-segment.ts'
import { listTagPage } from '#src/services/public-lists.ts'
import { pageLinkedData } from '#src/publishing/json-ld.ts'
import { tagMetadata, tagTrail } from '#src/publishing/list-metadata.ts'
import { TagScreen } from '#src/site/blog/tag-screen.tsx'
import { JsonLd } from '#src/site/frame/json-ld.tsx'
import { MissingPage } from '#src/site/frame/missing-page.tsx'

type TagProps = { params: Promise<{ tag: string }> }

export const dynamic = 'force-static'

/** Made at the first visit. */
export const generateStaticParams = () => []

const readList = cache((tag: string) => listTagPage({ slug: decodedSegment(tag) }))

export const generateMetadata = async ({ params }: TagProps): Promise<Metadata> =>
  tagMetadata(await readList((await params).tag))

export default async function TagPage({ params }: TagProps) {
  const list = await readList((await params).tag)
  if (!list) return <MissingPage />
  return (
    <>
      <JsonLd data={pageLinkedData(tagTrail(list))} />
      <TagScreen list={list} />
    </>
  )
}
