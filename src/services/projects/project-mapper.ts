import type { Project as ProjectDocument } from '#collections/generated/payload-types.ts'
import type { PageImage } from '#src/contract/posts/public-page-data.ts'
import type { Project, ProjectSummary } from '#src/contract/projects/public-project-schemas.ts'
import { documentState } from '#src/services/platform/document-versions.ts'
import type { ListedProject } from '#src/contract/projects/project-schemas.ts'

/** For a list: everything except the case study, whose length is not bounded by a card. */
export const SUMMARY_FIELDS = {
  slug: true,
  title: true,
  summary: true,
  period: true,
  role: true,
  stack: true,
  outcomes: true,
  cover: true,
  updatedAt: true,
} as const

/** A draft of the built-in admin may lack any field. */
type StoredSummary = Pick<ProjectDocument, 'id' | 'updatedAt'> &
  Partial<Pick<ProjectDocument, keyof typeof SUMMARY_FIELDS>>
type StoredProject = StoredSummary & Pick<ProjectDocument, 'links' | 'body'>
type Images = Readonly<Record<string, PageImage>>

const UNTITLED = 'Untitled'

export const coverId = ({ cover }: Pick<StoredSummary, 'cover'>): string[] =>
  typeof cover === 'string' ? [cover] : []

export function toProjectSummary(doc: StoredSummary, images: Images): ProjectSummary {
  return {
    id: doc.id,
    slug: doc.slug ?? doc.id,
    title: doc.title || UNTITLED,
    summary: doc.summary ?? '',
    period: doc.period ?? '',
    role: doc.role ?? '',
    stack: doc.stack ?? [],
    outcomes: (doc.outcomes ?? []).map(({ figure, meaning }) => ({ figure, meaning })),
    cover: coverOf(doc, images)?.url ?? null,
    updatedAt: new Date(doc.updatedAt).toISOString(),
  }
}

const coverOf = (doc: StoredSummary, images: Images) => images[coverId(doc)[0] ?? '']

export function toProject(doc: StoredProject, images: Images): Project {
  return {
    ...toProjectSummary(doc, images),
    links: (doc.links ?? []).map(({ label, url }) => ({ label, url })),
    body: doc.body,
    coverVersion: coverOf(doc, images)?.version ?? null,
  }
}

export function toListedProject(doc: ProjectDocument, isPublic: boolean): ListedProject {
  const { id, title, slug, summary, period, updatedAt } = toProjectSummary(doc, {})
  return {
    ...{ id, title, slug, summary, period, updatedAt },
    status: documentState(isPublic, doc._status),
    isFeatured: doc.featured ?? false,
  }
}
