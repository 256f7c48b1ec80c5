import { z } from 'zod'
import { idSchema } from './text-schemas.ts'

/** Path parameters of a document identified by its uuid. */
export const idParamsSchema = z.strictObject({ id: idSchema })

/** Response of every delete: the id. */
export const deletedSchema = z.strictObject({ id: idSchema })

/** Response of every restore: the id. */
export const restoredSchema = z.strictObject({ id: idSchema })
