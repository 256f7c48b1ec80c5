import type { PageImages } from '#src/contract/posts/public-page-data.ts'

export type ProjectOutcome = { figure: string; meaning: string }
type ProjectLink = { label: string; url: string }

export type ProjectSummary = {
  id: string
  slug: string
  title: string
  summary: string
  period: string
  role: string
  stack: string[]
  outcomes: ProjectOutcome[]
  cover: string | null
  updatedAt: string
}

export type ProjectList = { projects: ProjectSummary[]; images: PageImages }

export type Project = ProjectSummary & {
  links: ProjectLink[]
  body: unknown
  coverVersion: string | null
}

export type ProjectPageData = {
  site: string
  images: PageImages
  next: Pick<ProjectSummary, 'slug' | 'title'> | null
}
