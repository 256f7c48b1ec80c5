import type { Project as ProjectDocument } from '#collections/generated/payload-types.ts'
import { uploadIds } from '#src/content/rich-text/lexical-blocks.ts'
import { contentToLexical, lexicalToContent } from '#src/content/rich-text/lexical-content.ts'
import { ServiceError } from '#src/contract/errors.ts'
import type { EditedProject } from '#src/contract/projects/edited-project.ts'
import { mediaPath } from '#src/lib/media-path.ts'
import { findLibraryFiles } from '#src/services/media/library-files.ts'
import { coverId } from './project-mapper.ts'

/** The stored project as it is edited, its text in the form of the editor. A draft may lack any field. */
export async function toEditedProject(doc: Partial<ProjectDocument>): Promise<EditedProject> {
  const covers = coverId(doc)
  const { pathOf } = await findLibraryFiles({ ids: [...uploadIds(doc.body), ...covers] })
  return {
    title: doc.title ?? '',
    summary: doc.summary ?? '',
    cover: pathOf(covers[0] ?? '') ?? null,
    outcomes: (doc.outcomes ?? []).map(({ figure, meaning }) => withoutNull({ figure, meaning })),
    body: lexicalToContent(doc.body, pathOf),
    links: (doc.links ?? []).map(({ label, url }) => withoutNull({ label, url })),
    slug: doc.slug ?? '',
    isFeatured: doc.featured ?? false,
    period: doc.period ?? '',
    role: doc.role ?? '',
    stack: doc.stack ?? [],
  }
}

const withoutNull = <K extends string>(row: Record<K, string | null>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? ''])) as Record<
    K,
    string
  >

/**
 * Unchanged text stays byte for byte. Errors: `invalid` with fields for unsupported text or a cover outside of the
 * library.
 */
export async function toProjectData(
  { cover, body, isFeatured, ...fields }: EditedProject,
  stored?: Pick<ProjectDocument, 'body'>,
) {
  const { idOf } = await findLibraryFiles({ texts: [body, cover ?? ''] })
  const coverFile = cover ? idOf(mediaPath(cover) ?? '') : null
  if (coverFile === undefined)
    throw invalid('cover', 'Choose an image from the media library, or upload one.')
  return {
    ...fields,
    cover: coverFile,
    featured: isFeatured,
    body: (await isStored(body, stored)) ? stored?.body : toDocument(body, idOf),
  }
}

async function isStored(body: string, stored?: Pick<ProjectDocument, 'body'>): Promise<boolean> {
  if (!stored?.body) return false
  return (await toEditedProject({ body: stored.body })).body === body
}

function toDocument(body: string, idOf: (path: string) => string | undefined) {
  const { document, refused } = contentToLexical(body, idOf)
  const [first] = refused
  if (first !== undefined) throw invalid('body', `The case study cannot hold ${first}.`)
  return document
}

const invalid = (field: string, message: string) =>
  new ServiceError('invalid', message, { fields: { [field]: message } })
