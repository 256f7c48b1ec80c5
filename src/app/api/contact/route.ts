import { calls } from '#src/contract/api/calls.ts'
import { clientAddress } from '#src/http/client-address.ts'
import { readIdempotencyKey } from '#src/http/idempotency-key.ts'
import { route } from '#src/http/route.ts'
import { changeMessages } from '#src/services/messages/message-bulk.ts'
import { createMessage, listMessages } from '#src/services/messages/message-service.ts'

export const GET = route(calls.listMessages, ({ actor, query }) =>
  listMessages({ actor, state: query.state }),
)
export const POST = route(calls.createMessage, ({ body, request }) =>
  createMessage({ body, client: clientAddress(request), key: readIdempotencyKey(request) }),
)
export const PATCH = route(calls.changeMessages, ({ actor, body }) =>
  changeMessages({ actor, change: body }),
)
