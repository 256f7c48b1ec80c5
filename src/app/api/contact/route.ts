import { calls } from '#src/contract/calls.ts'
import { clientAddress } from '#src/http/client-address.ts'
import { requestKey } from '#src/http/request-key.ts'
import { route } from '#src/http/route.ts'
import { changeContacts } from '#src/services/contact-bulk.ts'
import { createContact, listContacts } from '#src/services/contacts.ts'

export const GET = route(calls.listContacts, ({ actor, query }) =>
  listContacts({ actor, state: query.state }),
)
export const POST = route(calls.createContact, ({ body, request }) =>
  createContact({ body, client: clientAddress(request), key: requestKey(request) }),
)
export const PATCH = route(calls.changeContacts, ({ actor, body }) =>
  changeContacts({ actor, change: body }),
)
