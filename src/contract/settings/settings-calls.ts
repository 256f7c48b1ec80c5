import { defineCall } from '#src/contract/call.ts'
import { settingsSchema } from './settings-schemas.ts'

export const settingsCalls = {
  getSettings: defineCall({
    method: 'GET',
    path: '/api/settings',
    scopes: ['read'],
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
