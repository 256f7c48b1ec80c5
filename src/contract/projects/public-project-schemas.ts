import type { PageImages } from '#src/contract/posts/public-page-data.ts'
import type { EditedProject } from './edited-project.ts'

type SummaryField =
  | 'slug'
  | 'title'
  | 'summary'
  | 'period'
  | 'role'
  | 'stack'
  | 'outcomes'
  | 'cover'

export type ProjectSummary = Pick<EditedProject, SummaryField> & { id: string; updatedAt: string }

export type ProjectList = { projects: ProjectSummary[]; images: PageImages }

export type Project = ProjectSummary & {
  links: EditedProject['links']
  body: unknown
  coverVersion: string | null
}

export type ProjectPageData = {
  site: string
  images: PageImages
  next: Pick<ProjectSummary, 'slug' | 'title'> | null
}
