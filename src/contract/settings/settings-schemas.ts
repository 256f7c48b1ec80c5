import { z } from 'zod'

export const settingsSchema = z.strictObject({
  isIndexed: z.boolean(),
  isTrainingAllowed: z.boolean(),
})
export type Settings = z.infer<typeof settingsSchema>

/** Until the owner has saved others. */
export const DEFAULT_SETTINGS: Settings = { isIndexed: true, isTrainingAllowed: false }
