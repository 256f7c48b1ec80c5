import { calls } from '#src/contract/api/calls.ts'
import { clientAddress } from '#src/http/client-address.ts'
import { readIdempotencyKey } from '#src/http/idempotency-key.ts'
import { route } from '#src/http/route.ts'
import { changeContacts } from '#src/services/contacts/contact-bulk.ts'
import { createContact, listContacts } from '#src/services/contacts/contact-service.ts'

export const GET = route(calls.listContacts, ({ actor, query }) =>
  listContacts({ actor, state: query.state }),
)
export const POST = route(calls.createContact, ({ body, request }) =>
  createContact({ body, client: clientAddress(request), key: readIdempotencyKey(request) }),
)
export const PATCH = route(calls.changeContacts, ({ actor, body }) =>
  changeContacts({ actor, change: body }),
)
