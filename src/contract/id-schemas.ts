import { z } from 'zod'
import { idSchema } from './text-schemas.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a URL segment is a document id and not a slug. */
export const isUuid = (text: string): boolean => UUID.test(text)

export const deletedSchema = z.strictObject({ id: idSchema })

/** Calls that visitors see the effect of: a deletion, and a restoration from the trash. */
export const deletion = { method: 'DELETE', response: deletedSchema, refresh: 'public' } as const
export const restoration = { ...deletion, method: 'POST' } as const

export const fileParamsSchema = z.strictObject({ key: z.string().max(64) })
