import { defineCall } from '#src/contract/call.ts'
import { appearanceBodySchema, appearanceSchema } from './appearance-schemas.ts'

export const appearanceCalls = {
  getAppearance: defineCall({
    method: 'GET',
    path: '/api/appearance',
    scopes: ['read'],
    summary: 'Get the accent colours and the icon of the site',
    response: appearanceSchema,
  }),
  updateAppearance: defineCall({
    method: 'PUT',
    path: '/api/appearance',
    summary:
      'Update the accent colours and the icon of the site. Colours must be readable in their theme',
    body: appearanceBodySchema,
    response: appearanceSchema,
    refresh: 'public',
  }),
} as const
