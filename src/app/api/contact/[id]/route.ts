import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { deleteMessage } from '#src/services/messages/message-bulk.ts'
import { updateMessage } from '#src/services/messages/message-service.ts'

export const PATCH = route(calls.updateMessage, ({ actor, params, body }) =>
  updateMessage({ actor, id: params.id, state: body.state }),
)
export const DELETE = route(calls.deleteMessage, ({ actor, params }) =>
  deleteMessage({ actor, id: params.id }),
)
