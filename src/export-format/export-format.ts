import { hash } from 'node:crypto'
import { z } from 'zod'
import { messageStateSchema } from '#src/contract/messages/message-schemas.ts'

/** Names the export and the version of its layout; the last file that is written, so a part of one has none. */
export const FOLIO_FILE = 'folio.json'
export const FOLIO_FORMAT = 1

export const FOLIO_PATHS = {
  posts: 'content/blog/',
  projects: 'content/projects/',
  document: 'document.json',
  media: 'static/media/',
  library: 'data/media.json',
  redirects: 'data/redirects.json',
  messages: 'messages/',
  resumes: 'resumes/',
  resumeList: 'resumes/resumes.json',
  globals: {
    profile: 'profile/profile.json',
    announcement: 'site/announcement.json',
    appearance: 'site/appearance.json',
    settings: 'site/settings.json',
    'saved-answers': 'site/saved-answers.json',
  },
} as const

/** Names of files have at most 255 bytes on common systems. */
const MAX_BYTES = 200

export function folderName(slug: string): string {
  if (Buffer.byteLength(slug) <= MAX_BYTES) return slug
  return `${slug.slice(0, 40).toWellFormed()}-${hash('sha256', slug).slice(0, 8)}`
}

export type FolioGlobal = keyof typeof FOLIO_PATHS.globals
export const FOLIO_GLOBALS = Object.entries(FOLIO_PATHS.globals) as [FolioGlobal, string][]

const date = z.iso.datetime()

export const folioSchema = z.looseObject({
  format: z.literal(FOLIO_FORMAT),
  site: z.string(),
  /** Files that rows name and the store did not have. */
  missing: z.array(z.string()).catch([]),
})

export const librarySchema = z.array(
  z.object({
    file: z.string().regex(/^[\w.-]+$/),
    name: z.string(),
    alt: z.string().nullable(),
    isDrawing: z.boolean(),
    createdAt: date,
  }),
)
export type LibraryEntry = z.infer<typeof librarySchema>[number]

export const redirectsSchema = z.array(
  z.object({ address: z.string(), post: z.string().optional(), target: z.string().optional() }),
)

export const messagesSchema = z.array(
  z.object({
    ...{ createdAt: date, name: z.string(), email: z.string(), subject: z.string() },
    ...{ message: z.string(), state: messageStateSchema, answeredAt: date.nullable() },
  }),
)

export const resumeListSchema = z.array(
  z.object({
    ...{ file: z.string().regex(/^[\w.-]+$/), name: z.string() },
    ...{ isActive: z.boolean(), createdAt: date },
  }),
)

const storedDocumentSchema = z.object({
  slug: z.string(),
  draft: z.boolean().default(false),
  cover: z.object({ image: z.string() }).nullish(),
  formerSlugs: z.array(z.string()).default([]),
  createdAt: z.string().nullish(),
  updatedAt: z.string().nullish(),
})

export const storedPostSchema = storedDocumentSchema.extend({
  date: z.string().nullish(),
  lastmod: z.string().nullish(),
  aliases: z.array(z.string()).default([]),
})

export const storedProjectSchema = storedDocumentSchema.extend({
  title: z.string().nullish(),
  description: z.string().nullish(),
  featured: z.boolean().nullish(),
  weight: z.number().nullish(),
  period: z.string().nullish(),
  role: z.string().nullish(),
  stack: z.array(z.string()).default([]),
  outcomes: z.array(z.object({ figure: z.string(), meaning: z.string() })).default([]),
  links: z.array(z.object({ label: z.string(), url: z.string() })).default([]),
})
