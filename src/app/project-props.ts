import { cache } from 'react'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { getPublicProject, listPublicProjects } from '#src/services/projects/public-projects.ts'

export const readProject = cache((slug: string) => getPublicProject(decodePercent(slug)))

export async function missingProjectProps() {
  const { projects } = await listPublicProjects()
  return {
    links: projects.map(({ slug, title }) => ({ href: `/projects/${slug}`, label: title })),
  }
}
