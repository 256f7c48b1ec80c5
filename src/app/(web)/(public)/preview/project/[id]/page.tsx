import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getProjectPageData } from '#src/services/projects/public-projects.ts'
import { getProjectPreview } from '#src/services/projects/project-service.ts'
import { NotFoundScreen } from '#src/site/layout/not-found-screen.tsx'
import { DraftPreviewBar } from '#src/site/posts/page/preview-bar.tsx'
import { ProjectScreen } from '#src/site/projects/project-screen.tsx'

type ProjectPreviewPageProps = { params: Promise<{ id: string }> }

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

export default async function ProjectPreviewPage({ params }: ProjectPreviewPageProps) {
  const { id } = await params
  const found = await getProjectPreview({ headers: await headers(), id })
  if (!found) return <NotFoundScreen />
  if ('redirectTo' in found) redirect(`/projects/${encodeURIComponent(found.redirectTo)}`)
  return (
    <>
      <ProjectScreen project={found.project} pageData={await getProjectPageData(found.project)} />
      <DraftPreviewBar editHref={`/cms/projects/edit/${id}`} />
    </>
  )
}
