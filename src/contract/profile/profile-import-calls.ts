import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'

/** Any JSON object: other formats are refused with a sentence, and unknown fields of a JSON Resume are left out. */
const jsonResumeBodySchema = z.record(z.string(), z.unknown())

const profileImportSchema = z.strictObject({
  skipped: z.array(z.string()),
  projects: z.array(z.string()),
  missing: z.array(z.string()),
})
export type ProfileImport = z.infer<typeof profileImportSchema>

export const NOT_JSON_RESUME =
  'This file is not a JSON Resume: it has no “basics”, or none of the lists of the format (“work”, “education”, “skills”). Choose a file as https://jsonresume.org/schema describes it.'

export const profileImportCalls = {
  importProfile: defineCall({
    method: 'POST',
    path: '/api/profile/import',
    summary: 'Import a JSON Resume as a draft of the profile and of projects',
    body: jsonResumeBodySchema,
    response: profileImportSchema,
    clientResponse: profileImportSchema.strip(),
    previous: { fields: { skipped: 'leftOut' } },
  }),
} as const
