import { z } from 'zod'
import { defineCall, reading } from '#src/contract/call.ts'

const settingsSchema = z.strictObject({
  isIndexed: z.boolean(),
  isTrainingAllowed: z.boolean(),
})
export type Settings = z.infer<typeof settingsSchema>

/** Until the owner has saved others. */
export const DEFAULT_SETTINGS: Settings = { isIndexed: true, isTrainingAllowed: false }

export const settingsCalls = {
  getSettings: defineCall({
    ...reading,
    path: '/api/settings',
    summary: 'Get search engine and AI crawler settings',
    response: settingsSchema,
  }),
  updateSettings: defineCall({
    method: 'PUT',
    path: '/api/settings',
    summary: 'Update search engine and AI crawler settings',
    body: settingsSchema,
    response: settingsSchema,
    refresh: 'public',
  }),
} as const
