import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { deleteRedirect, updateRedirect } from '#src/services/redirects/redirect-service.ts'

export const PUT = route(calls.updateRedirect, ({ actor, params, body }) =>
  updateRedirect({ actor, id: params.id, body }),
)
export const DELETE = route(calls.deleteRedirect, ({ actor, params }) =>
  deleteRedirect({ actor, id: params.id }),
)
