import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { listActivity } from '#src/services/activity/activity-log.ts'

export const GET = route(calls.listActivity, ({ actor, query }) =>
  listActivity({ actor, ...query }),
)
