import type { Project } from '#collections/generated/payload-types.ts'
import { idsOf, sql } from '#collections/sql.ts'
import { contentToMarkdown } from '#src/content/markdown/content-to-markdown.ts'
import { blocksToContent, storedBlocks } from '#src/content/sanitize/content-blocks.ts'
import { documentToBlocks } from '#src/content/rich-text/lexical-blocks.ts'
import { FOLIO_PATHS, folderName } from '#src/export-format/export-format.ts'
import { isoDate, jsonFile, markdownFile } from '#src/export-format/exported-file.ts'
import type { ExportedFile } from '#src/export-format/exported-file.ts'
import type { LibraryFile, LibraryNames } from '#src/export-format/file-names.ts'
import { as, findDocument, readSql } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'

type Exporting = { actor: Admin; library: readonly LibraryFile[]; names: LibraryNames }

/** Exports each project outside of the trash: as Markdown, and as the stored document. */
export async function* exportedProjects(exporting: Exporting): AsyncGenerator<ExportedFile> {
  const rows = await readSql(
    sql`select id::text as id from projects where deleted_at is null order by slug collate "C", id`,
  )
  for (const id of idsOf(rows)) {
    const project = await findDocument('projects', { id, ...as(exporting.actor) })
    if (project) yield* projectFiles(project, exporting)
  }
}

function* projectFiles(project: Project, { library, names }: Exporting): Generator<ExportedFile> {
  const slug = project.slug ?? project.id
  const folder = `${FOLIO_PATHS.projects}${folderName(slug)}`
  const byId = new Map(library.map((file) => [file.id, file]))
  const cover = typeof project.cover === 'string' ? byId.get(project.cover) : undefined
  const data = {
    title: project.title,
    date: isoDate(project.createdAt),
    draft: project._status !== 'published',
    slug,
    description: project.summary,
    weight: project.order,
    featured: project.featured,
    period: project.period,
    role: project.role,
    stack: project.stack,
    outcomes: project.outcomes?.map(({ figure, meaning }) => ({ figure, meaning })),
    links: project.links?.map(({ label, url }) => ({ label, url })),
    cover: cover && { image: `/media/${cover.file}`, ...(cover.alt ? { alt: cover.alt } : {}) },
    formerSlugs: project.slugHistory,
    aliases: project.slugHistory?.map((former) => `/projects/${former}`),
    createdAt: isoDate(project.createdAt),
    updatedAt: isoDate(project.updatedAt),
  }
  const images = Object.fromEntries(library.map(({ id, file }) => [id, { url: `/media/${file}` }]))
  const blocks = storedBlocks(documentToBlocks(project.body, images))
  const body = contentToMarkdown(blocksToContent(blocks), blocks)
  yield markdownFile(`${folder}/index.md`, data, body)
  if (project.body)
    yield jsonFile(`${folder}/${FOLIO_PATHS.document}`, names.portable(project.body))
}
