import { z } from 'zod'
import { LIMITS } from '#src/contract/limits.ts'
import { idSchema, rawText } from '#src/contract/text-schemas.ts'
import { defineCall, reading } from '#src/contract/call.ts'
import { deletion } from '#src/contract/id-schemas.ts'

export const redirectSchema = z.strictObject({
  id: idSchema,
  address: z.string(),
  post: z.strictObject({ id: idSchema, title: z.string(), isPublic: z.boolean() }).nullable(),
  target: z.string().nullable(),
  isCovered: z.boolean(),
})
export type Redirect = z.infer<typeof redirectSchema>

const pathText = (label: string) =>
  rawText(label)
    .trim()
    .max(LIMITS.redirectLength, `${label} must be at most ${LIMITS.redirectLength} characters`)

const redirectBodySchema = z
  .strictObject({
    address: pathText('Redirect from').min(1, 'Redirect from is required'),
    post: idSchema.nullable(),
    target: pathText('Redirect to').nullable(),
  })
  .refine(({ post, target }) => post ?? target, {
    path: ['target'],
    error: 'Choose a post, or enter another URL',
  })
export type RedirectBody = z.infer<typeof redirectBodySchema>

export const redirectCalls = {
  listRedirects: defineCall({
    ...reading,
    path: '/api/redirects',
    summary: 'List redirects by their former URLs',
    response: z.array(redirectSchema),
  }),
  createRedirect: defineCall({
    method: 'POST',
    path: '/api/redirects',
    summary: 'Create a redirect. Chains and loops are rejected',
    body: redirectBodySchema,
    response: redirectSchema,
    status: 201,
    refresh: 'public',
  }),
  updateRedirect: defineCall({
    method: 'PUT',
    path: '/api/redirects/{id}',
    summary: 'Change a redirect',
    body: redirectBodySchema,
    response: redirectSchema,
    refresh: 'public',
  }),
  deleteRedirect: defineCall({
    ...deletion,
    path: '/api/redirects/{id}',
    summary: 'Delete a redirect',
  }),
} as const
