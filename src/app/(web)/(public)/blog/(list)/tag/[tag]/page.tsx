import type { Metadata } from 'next'
import { cache } from 'react'
import { pageOwner } from '#src/app/page-profile.ts'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { listTagPage } from '#src/services/posts/public-post-lists.ts'
import { pageLinkedData } from '#src/publishing/linked-data.ts'
import { tagMetadata, tagBreadcrumbs } from '#src/publishing/list-metadata.ts'
import { TagScreen } from '#src/site/posts/list/tag-screen.tsx'
import { JsonLd } from '#src/site/layout/json-ld.tsx'
import { NotFoundScreen } from '#src/site/layout/not-found-screen.tsx'

type TagProps = { params: Promise<{ tag: string }> }

export const dynamic = 'force-static'

export const generateStaticParams = () => []

const readList = cache((tag: string) => listTagPage({ slug: decodePercent(tag) }))

export const generateMetadata = async ({ params }: TagProps): Promise<Metadata> =>
  tagMetadata(await readList((await params).tag), await pageOwner())

export default async function TagPage({ params }: TagProps) {
  const list = await readList((await params).tag)
  if (!list) return <NotFoundScreen />
  const owner = await pageOwner()
  return (
    <>
      <JsonLd data={pageLinkedData({ owner, trail: tagBreadcrumbs(list) })} />
      <TagScreen list={list} />
    </>
  )
}
