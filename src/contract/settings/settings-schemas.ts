import { z } from 'zod'

export const settingsSchema = z.strictObject({
  /** Whether the site may appear in search results. */
  isIndexed: z.boolean(),
  /** Whether its texts may train AI models. */
  isTrainingAllowed: z.boolean(),
})
export type Settings = z.infer<typeof settingsSchema>

/** Until the owner has saved others. */
export const DEFAULT_SETTINGS: Settings = { isIndexed: true, isTrainingAllowed: false }
