import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'

/** Any JSON object: what is no JSON Resume is refused with a sentence, what is unknown in it is left out. */
const jsonResumeBodySchema = z.record(z.string(), z.unknown())

export const profileImportSchema = z.strictObject({
  /** What the file holds and the profile has no place for, as phrases ('languages (2 entries)'). */
  leftOut: z.array(z.string()),
  /** What is to be filled in by hand ('portrait'). */
  missing: z.array(z.string()),
})
export type ProfileImport = z.infer<typeof profileImportSchema>

export const NOT_JSON_RESUME =
  'This file is no JSON Resume: it has no “basics” with the name. Choose a file as https://jsonresume.org/schema describes it.'

export const profileImportCalls = {
  importProfile: defineCall({
    method: 'POST',
    path: '/api/profile/import',
    access: 'admin',
    summary: 'Save a JSON Resume as a draft of the profile',
    body: jsonResumeBodySchema,
    response: profileImportSchema,
    status: 200,
    errors: [400, 413, 415],
  }),
} as const
