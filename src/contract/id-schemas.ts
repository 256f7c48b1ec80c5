import { z } from 'zod'
import { idSchema } from './text-schemas.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text in an address is the id of a document, which is no slug. */
export const isUuid = (text: string): boolean => UUID.test(text)

/** Path parameters of a document identified by its uuid. */
export const idParamsSchema = z.strictObject({ id: idSchema })

/** Response of every delete: the id. */
export const deletedSchema = z.strictObject({ id: idSchema })

/** Response of every restore: the id. */
export const restoredSchema = z.strictObject({ id: idSchema })

/** Path parameters of a stored file, named by its key. */
export const fileParamsSchema = z.strictObject({ key: z.string().max(64) })
