import { z } from 'zod'
import { LIMITS } from '#src/contract/limits.ts'
import { rawText, singleLineText, toNfc } from '#src/contract/text-schemas.ts'

export const readTimeSchema = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,3}$/, 'Read time must be a number of minutes')
        .transform(Number),
    ],
    {
      error: (issue) =>
        issue.input === undefined
          ? 'Read time is required'
          : 'Read time must be a number of minutes',
    },
  )
  .pipe(
    z
      .number()
      .int('Read time must be whole minutes')
      .min(1, 'Read time must be at least 1 minute')
      .max(LIMITS.readTimeMinutes, `Read time must be at most ${LIMITS.readTimeMinutes} minutes`),
  )

const PART = `Part of the series must be a whole number from 1 to ${LIMITS.seriesPart}`
export const seriesPartSchema = z.number(PART).int(PART).min(1, PART).max(LIMITS.seriesPart, PART)

/** A comma-separated string is tolerated (S3-post-12); tags are trimmed, empty and duplicate ones dropped. */
export const tagsSchema = z
  .union([
    z.string().transform((value) => value.split(',')),
    z.array(z.string('Each tag must be text'), 'Tags must be a list of texts'),
  ])
  .transform((tags) => [
    ...new Set(tags.map((tag) => toNfc(tag.trim())).filter((tag) => tag !== '')),
  ])
  .pipe(
    z
      .array(singleLineText('Tag', LIMITS.tagLength))
      .max(LIMITS.tagCount, `At most ${LIMITS.tagCount} tags are allowed`),
  )

export const draftContentSchema = rawText('Content').refine(
  (value) => new TextEncoder().encode(value).length <= LIMITS.postContentBytes,
  'Content must be at most 512 kB',
)
export const contentSchema = draftContentSchema.refine(
  (value) => value.trim() !== '',
  'Content is required',
)
