import type { Where } from 'payload'
import {
  documentToBlocks,
  lexicalToBlocks,
  uploadIds,
} from '#src/content/rich-text/lexical-blocks.ts'
import type { Block } from '#src/content/format/block-tree.ts'
import type { RenderedBody } from '#src/content/render/render-node.ts'
import { COUNTS } from '#src/contract/limits.ts'
import type {
  Project,
  ProjectList,
  ProjectPageData,
} from '#src/contract/projects/public-project-schemas.ts'
import { toSlugForm } from '#src/contract/posts/post-slug.ts'
import { isBuildWithoutData } from '#src/env.ts'
import { highlightCode } from '#src/services/highlight/highlight.ts'
import {
  findPageImages,
  findUploadedImages,
  imagesByPath,
} from '#src/services/media/page-images.ts'
import { absoluteUrl, fileUrl } from '#src/services/platform/absolute-url.ts'
import { redirectOldSlug } from '#src/services/platform/redirect-old-slug.ts'
import { as, findFirst, payloadClient, visitor } from '#src/services/platform/payload.ts'
import { coverId, SUMMARY_FIELDS, toProject, toProjectSummary } from './project-mapper.ts'

/** Empty while the site is built without a database. */
export const listPublicProjects = (): Promise<ProjectList> => listProjectsWhere({})

export const listFeaturedProjects = (): Promise<ProjectList> =>
  listProjectsWhere({ featured: { equals: true } }, COUNTS.homeProjects)

async function listProjectsWhere(where: Where, limit = 0): Promise<ProjectList> {
  if (isBuildWithoutData) return { projects: [], images: {} }
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'projects',
    where,
    select: SUMMARY_FIELDS,
    limit,
    pagination: false,
    ...as(visitor),
  })
  const images = await findUploadedImages(docs.flatMap(coverId))
  return {
    projects: docs.map((doc) => toProjectSummary(doc, images)),
    images: imagesByPath(Object.values(images)),
  }
}

/** Undefined when visitors may not see it. */
export const findPublicProject = (id: string): Promise<Project | undefined> =>
  findProjectWhere({ id: { equals: id } })

/** The project at its slug, the slug to redirect to from a previous one, or null. */
export async function getPublicProject(
  slug: string,
): Promise<{ project: Project } | { redirectTo: string } | null> {
  const wanted = toSlugForm(slug)
  const project = await findProjectWhere({ slug: { equals: wanted } })
  if (project) return project.slug === slug ? { project } : { redirectTo: project.slug }
  return redirectOldSlug(`/projects/${wanted}`)
}

async function findProjectWhere(where: Where): Promise<Project | undefined> {
  if (isBuildWithoutData) return undefined
  const doc = await findFirst('projects', { where, ...as(visitor) })
  return doc && toProject(doc, await findUploadedImages(coverId(doc)))
}

/** The text of a project for other documents than its page. */
export const getProjectBlocks = async ({ body }: Pick<Project, 'body'>): Promise<Block[]> =>
  documentToBlocks(body, await findUploadedImages(uploadIds(body)))

/** The rendered text of a project, and what its page shows around it, as visitors see it. */
export async function getProjectPageData({
  id,
  cover,
  body,
}: Pick<Project, 'id' | 'cover' | 'body'>): Promise<ProjectPageData & RenderedBody> {
  const [bodyImages, covers, { projects }] = await Promise.all([
    findUploadedImages(uploadIds(body)),
    findPageImages([cover]),
    listPublicProjects(),
  ])
  const others = projects.filter((project) => project.id !== id)
  const index = projects.findIndex((project) => project.id === id)
  return {
    site: absoluteUrl(),
    images: { ...covers, ...imagesByPath(Object.values(bodyImages)) },
    blocks: await highlightCode(lexicalToBlocks(body, bodyImages, fileUrl)),
    next: projects[index + 1] ?? others[0] ?? null,
  }
}
