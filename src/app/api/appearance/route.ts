import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import {
  getChosenAppearance,
  updateAppearance,
} from '#src/services/appearance/chosen-appearance.ts'

export const GET = route(calls.getAppearance, ({ actor }) => getChosenAppearance({ actor }))
export const PUT = route(calls.updateAppearance, ({ actor, body }) =>
  updateAppearance({ actor, appearance: body }),
)
