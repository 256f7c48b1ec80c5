import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { deleteContact } from '#src/services/contacts/contact-bulk.ts'
import { updateContact } from '#src/services/contacts/contact-service.ts'

export const PATCH = route(calls.updateContact, ({ actor, params, body }) =>
  updateContact({ actor, id: params.id, state: body.state }),
)
export const DELETE = route(calls.deleteContact, ({ actor, params }) =>
  deleteContact({ actor, id: params.id }),
)
