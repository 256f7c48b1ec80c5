import { z } from 'zod'
import { idSchema } from './text-schemas.ts'

/** Path parameters of a document identified by its uuid. */
export const idParamsSchema = z.strictObject({ id: idSchema })

/** Response of every delete: the id. */
export const deletedSchema = z.strictObject({ id: idSchema })

/** Response of every restore: the id. */
export const restoredSchema = z.strictObject({ id: idSchema })

/** Path parameters of a stored file, named by its key. */
export const fileParamsSchema = z.strictObject({ key: z.string().max(64) })
