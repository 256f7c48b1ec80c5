import { calls } from '#src/contract/calls.ts'
import { route } from '#src/http/route.ts'
import { deletePreviewLink } from '#src/services/preview-links.ts'

export const DELETE = route(calls.deletePreviewLink, ({ actor, params }) =>
  deletePreviewLink({ actor, id: params.id }),
)
