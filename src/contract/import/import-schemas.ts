import { z } from 'zod'
import { idSchema, isoDateSchema, trimmedText } from '#src/contract/text-schemas.ts'
import { visibleBidiText } from '#src/contract/tolerant-values.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { issueKindSchema } from './issue-kinds.ts'

const count = z.int().min(0)

/** Outcome for one post of the source. `kept`: edited or deleted here, and not overwritten. */
const importOutcomeSchema = z.enum(['imported', 'updated', 'unchanged', 'kept', 'left-out'])
export type ImportOutcome = z.infer<typeof importOutcomeSchema>

export const importCountsSchema = z.strictObject({
  imported: count,
  updated: count,
  unchanged: count,
  kept: count,
  'left-out': count,
  warnings: count,
  pictures: count,
  redirects: count,
})
export type ImportCounts = z.infer<typeof importCountsSchema>

export const importedPartSchema = z.strictObject({ name: z.string(), imported: count, kept: count })
export type ImportedPart = z.infer<typeof importedPartSchema>

export const importSourceSchema = z.strictObject({
  name: z.string(),
  isNew: z.boolean(),
  alike: z.string().nullable(),
  earlier: z.array(z.string()),
  newName: z.string(),
})
export type ImportSource = z.infer<typeof importSourceSchema>

export const importOptionsSchema = z.strictObject({
  site: trimmedText('URL', LIMITS.urlLength)
    .refine(
      (text) => text === '' || (/^https?:\/\/[^/]/.test(text) && URL.canParse(text)),
      'URL must start with http:// or https://',
    )
    .transform((text) => text || null)
    .nullable(),
  /** Path of the old site below which its posts were, where its files do not say it. */
  prefix: trimmedText('Path', LIMITS.urlLength)
    .refine(
      (text) => /^(?:\/?[^\s:?#/][^\s:?#]*|\/?)$/.test(text),
      'Path must be one such as /blog/',
    )
    .transform((text) => text || null)
    .nullable()
    .default(null),
  allDrafts: z.boolean('All drafts must be true or false'),
  fetchImages: z.boolean('Fetch images must be true or false'),
  fetchGists: z.boolean('Fetch gists must be true or false').default(false),
  straightQuotes: z.boolean('Straight quotes must be true or false').default(false),
  /** Name of the source: another import under the same name updates its posts. Null: as it is recognised. */
  as: trimmedText('Source', LIMITS.importSourceName)
    .transform((text) => text || null)
    .nullable()
    .default(null),
})
export type ImportOptions = z.infer<typeof importOptionsSchema>

/** One import. Its files are kept for a day, and until they are imported. */
export const importSchema = z.strictObject({
  id: idSchema,
  createdAt: isoDateSchema,
  phase: z.enum(['plan', 'import']),
  /** `interrupted`: the server was restarted; the import can be continued. */
  state: z.enum(['running', 'done', 'failed', 'cancelled', 'interrupted']),
  fileName: z.string().nullable(),
  description: z.string().nullable(),
  options: importOptionsSchema,
  source: importSourceSchema.nullable(),
  problem: z.string().nullable(),
  progress: z.strictObject({
    done: count,
    total: count.nullable(),
  }),
  counts: importCountsSchema.nullable(),
  parts: z.array(importedPartSchema),
  revertedAt: isoDateSchema.nullable(),
  canRevert: z.boolean(),
  canContinue: z.boolean(),
})
export type Import = z.infer<typeof importSchema>
export const importListSchema = z.array(importSchema)

const reportedPostSchema = z.strictObject({
  key: z.string(),
  title: z.string(),
  outcome: importOutcomeSchema,
  address: z.string().optional(),
  isDraft: z.boolean(),
  reason: z.string().optional(),
})
export type ReportedPost = z.infer<typeof reportedPostSchema>

const importWarningSchema = z.strictObject({
  place: z.strictObject({ file: z.string(), line: z.int().optional() }),
  text: z.string(),
  kind: issueKindSchema.optional(),
})
export type ImportWarning = z.infer<typeof importWarningSchema>

export const importReportSchema = z.strictObject({
  posts: z.array(reportedPostSchema),
  warnings: z.array(importWarningSchema),
})

export const revertedSchema = z.strictObject({
  ...{ posts: count, projects: count, pictures: count, resumes: count, messages: count },
  redirects: count,
  settings: count,
  updated: count,
})
export type Reverted = z.infer<typeof revertedSchema>

const tolerantText = visibleBidiText.nullable()
export const tolerantImportSchema = importSchema.strip().extend({
  fileName: tolerantText,
  description: tolerantText,
  problem: tolerantText,
  source: importSourceSchema.strip().nullable(),
})
export const tolerantImportReportSchema = z.object({
  posts: z.array(
    reportedPostSchema.strip().extend({ key: visibleBidiText, title: visibleBidiText }),
  ),
  warnings: z.array(
    importWarningSchema.strip().extend({
      text: visibleBidiText,
      kind: issueKindSchema.optional().catch(undefined),
    }),
  ),
})
