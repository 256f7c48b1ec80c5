import { pageOwner } from '#src/app/page-profile.ts'
import { projectListLinkedData } from '#src/publishing/linked-data.ts'
import { projectsCard } from '#src/publishing/page-cards.ts'
import { pageMetadata } from '#src/publishing/page-metadata.ts'
import { listPublicProjects } from '#src/services/projects/public-projects.ts'
import { JsonLd } from '#src/site/layout/json-ld.tsx'
import { ProjectListScreen, PROJECTS_DESCRIPTION } from '#src/site/projects/project-list-screen.tsx'

export const dynamic = 'force-static'

export async function generateMetadata() {
  const owner = await pageOwner()
  const description = PROJECTS_DESCRIPTION
  const card = projectsCard((await listPublicProjects()).projects.length)
  return pageMetadata({ owner, title: 'Projects', description, path: '/projects', card })
}

export default async function ProjectListPage() {
  const list = await listPublicProjects()
  return (
    <>
      <JsonLd data={projectListLinkedData(await pageOwner(), list)} />
      <ProjectListScreen {...list} />
    </>
  )
}
