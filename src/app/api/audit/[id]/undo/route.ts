import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { undoActivity } from '#src/services/activity/undo-activity.ts'

export const POST = route(calls.undoActivity, ({ actor, params }) =>
  undoActivity({ actor, ...params }),
)
