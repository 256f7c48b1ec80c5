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

/** Projects in the order of the site, with their covers. */
export type ProjectList = { projects: ProjectSummary[]; images: PageImages }

export type Project = ProjectSummary & {
  links: ProjectLink[]
  body: unknown
  /** Version of the cover's file; null without a cover. */
  coverVersion: string | null
}

export type ProjectPageData = {
  site: string
  images: PageImages
  /** The project after this one in the order of the site, or the first. */
  next: Pick<ProjectSummary, 'slug' | 'title'> | null
}
