import { z } from 'zod'
import { LIMITS } from '#src/contract/limits.ts'
import { idSchema, rawText } from '#src/contract/text-schemas.ts'

export const redirectSchema = z.strictObject({
  id: idSchema,
  address: z.string(),
  post: z.strictObject({ id: idSchema, title: z.string(), isPublic: z.boolean() }).nullable(),
  target: z.string().nullable(),
  isCovered: z.boolean(),
})
export type Redirect = z.infer<typeof redirectSchema>
export const redirectListSchema = z.array(redirectSchema)

const pathText = (label: string) =>
  rawText(label)
    .trim()
    .max(LIMITS.redirectLength, `${label} must be at most ${LIMITS.redirectLength} characters`)

export const redirectBodySchema = z.strictObject({
  address: pathText('Old URL').min(1, 'Old URL is required'),
  post: idSchema.nullable(),
  target: pathText('Address').nullable(),
})
export type RedirectBody = z.infer<typeof redirectBodySchema>
