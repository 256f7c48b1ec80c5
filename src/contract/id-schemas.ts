import { z } from 'zod'
import { idSchema } from './text-schemas.ts'

/** Path parameters of a document that is addressed by its uuid. */
export const idParamsSchema = z.strictObject({ id: idSchema })

/** Answer of every delete: what is gone. */
export const deletedSchema = z.strictObject({ id: idSchema })

/** Answer of every restore: what is back. */
export const restoredSchema = z.strictObject({ id: idSchema })
