import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { getSettings, updateSettings } from '#src/services/settings/settings-service.ts'

export const GET = route(calls.getSettings, () => getSettings())
export const PUT = route(calls.updateSettings, ({ actor, body }) =>
  updateSettings({ actor, settings: body }),
)
