import { calls } from '#src/contract/calls.ts'
import { route } from '#src/http/route.ts'
import { deleteContact } from '#src/services/contact-bulk.ts'
import { updateContact } from '#src/services/contacts.ts'

export const PATCH = route(calls.updateContact, ({ actor, params, body }) =>
  updateContact({ actor, id: params.id, state: body.state }),
)
export const DELETE = route(calls.deleteContact, ({ actor, params }) =>
  deleteContact({ actor, id: params.id }),
)
