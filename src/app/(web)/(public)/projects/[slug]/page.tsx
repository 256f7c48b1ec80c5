import { permanentRedirect } from 'next/navigation'
import { pageOwner } from '#src/app/page-profile.ts'
import { missingProjectProps, readProject } from '#src/app/project-props.ts'
import { projectLinkedData } from '#src/publishing/linked-data.ts'
import { foundProjectMetadata } from '#src/publishing/page-metadata.ts'
import { getProjectPageData } from '#src/services/projects/public-projects.ts'
import { JsonLd } from '#src/site/layout/json-ld.tsx'
import { NotFoundScreen } from '#src/site/layout/not-found-screen.tsx'
import { ProjectScreen } from '#src/site/projects/project-screen.tsx'

type ProjectPageProps = { params: Promise<{ slug: string }> }

export const dynamic = 'force-static'

export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: ProjectPageProps) =>
  foundProjectMetadata(await readProject((await params).slug), await pageOwner())

export default async function ProjectPage({ params }: ProjectPageProps) {
  const found = await readProject((await params).slug)
  if (!found) return <NotFoundScreen {...await missingProjectProps()} />
  if ('redirectTo' in found) permanentRedirect(`/projects/${encodeURIComponent(found.redirectTo)}`)
  const { project } = found
  return [
    <JsonLd key="facts" data={projectLinkedData(await pageOwner(), project)} />,
    <ProjectScreen key="project" project={project} pageData={await getProjectPageData(project)} />,
  ]
}
