import path from 'node:path'
import { z } from 'zod'
import { folderFiles } from '#src/import/folio/export-files.ts'
import {
  FOLIO_FILE,
  FOLIO_PATHS,
  librarySchema,
  messagesSchema,
  resumeListSchema,
} from '#src/export-format/export-format.ts'
import { openFolio } from '#src/import/folio/open-folio.ts'
import type { ExportFiles, SourcePost } from '#src/import/source/source-post.ts'
import { ROOT } from '#src/scripts/process/run-child.ts'
import { readJson, readList } from '#src/services/import/site/site-import.ts'

const FOLDER = path.join(ROOT, 'example-content')
const MESSAGES = `${FOLIO_PATHS.messages}messages-1.json`
const DATE = /^( *"?(?:date|createdAt|updatedAt|answeredAt)"?: "?)(\d{4}-\d\d-\d\dT[\d:.]+Z)/gm

export type Example = Awaited<ReturnType<typeof readExample>>

export async function readExample() {
  const files = await folderFiles(FOLDER)
  const posts: SourcePost[] = []
  for await (const post of (await openFolio(files)).posts()) posts.push(post)
  const { asOf } = z
    .looseObject({ asOf: z.iso.datetime().optional() })
    .parse(await readJson({ files }, FOLIO_FILE))
  const media = await readList({ files }, FOLIO_PATHS.library, librarySchema)
  const resumes = await readList({ files }, FOLIO_PATHS.resumeList, resumeListSchema)
  const messages = await readList({ files }, MESSAGES, messagesSchema)
  const project = new RegExp(`^${FOLIO_PATHS.projects}([^/]+)/index\\.md$`)
  return {
    files,
    posts,
    messages,
    media,
    asOf,
    keys: {
      posts: posts.map(({ slug = '' }) => slug),
      projects: files.names.flatMap((name) => project.exec(name)?.[1] ?? []),
      media: media.map(({ name }) => name),
      resumes: resumes.map(({ name }) => name),
      contacts: messages.map(({ email }) => email),
    },
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

type Start = { now: Date; senders: readonly string[] }

/**
 * Posts and images keep their dates, unless the clock is slow; the rest keeps its age. An interrupted start gave
 * messages other dates, so senders identify them.
 */
export function datedFiles(
  { files, posts, messages, asOf }: Example,
  { now, senders }: Start,
): ExportFiles {
  const published = posts
    .filter(({ isDraft }) => !isDraft)
    .flatMap(({ publishedAt }) => publishedAt?.getTime() ?? [])
  const newest = Math.max(...published)
  // On a slow clock all move back: future posts would be scheduled and not shown.
  const shifts = {
    published: Math.max(0, newest + DAY_MS - now.getTime()),
    others: asOf ? Date.parse(asOf) - now.getTime() : 0,
  }
  const missing = messages.filter(({ email }) => !senders.includes(email))
  const dated = (name: string, text: string) => {
    const isPublished = name.startsWith(FOLIO_PATHS.posts) && !/^draft: true$/m.test(text)
    const shift = isPublished || name === FOLIO_PATHS.library ? shifts.published : shifts.others
    return text.replaceAll(
      DATE,
      (_, field: string, date: string) => field + new Date(Date.parse(date) - shift).toISOString(),
    )
  }
  return {
    ...files,
    read: async (name) => {
      if (name === MESSAGES) return Buffer.from(dated(name, JSON.stringify(missing, null, 2)))
      const bytes = await files.read(name)
      if (!/\.(?:md|json)$/.test(name)) return bytes
      // Dates in the text below the front matter stay.
      const [head = '', ...body] = bytes.toString('utf8').split(/(?<=\n---\r?\n)/)
      return Buffer.from([dated(name, head), ...body].join(''))
    },
  }
}
