import type { PageImages } from '#src/contract/posts/public-page-data.ts'

/** Types that services pass to public pages in process. */

/** A figure, and what it counts. */
export type ProjectOutcome = { figure: string; meaning: string }
type ProjectLink = { label: string; url: string }

/** A project in a list. */
export type ProjectSummary = {
  id: string
  slug: string
  title: string
  summary: string
  period: string
  role: string
  stack: string[]
  outcomes: ProjectOutcome[]
  /** Address of a library image. */
  cover: string | null
  updatedAt: string
}

/** Projects in the order of the site, with their covers. */
export type ProjectList = { projects: ProjectSummary[]; images: PageImages }

/** A project for its page. */
export type Project = ProjectSummary & {
  links: ProjectLink[]
  /** A document of the rich-text editor. */
  body: unknown
  /** Version of the cover's file; null without a cover. */
  coverVersion: string | null
}

/** What the page of a project shows besides the project itself. */
export type ProjectPageData = {
  /** Origin of this site: links to it open in the same tab. */
  site: string
  /** Images of the page by their address. */
  images: PageImages
  /** The project after this one in the order of the site, or the first. */
  next: Pick<ProjectSummary, 'slug' | 'title'> | null
}
