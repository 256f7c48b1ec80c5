import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { deletePreviewLink } from '#src/services/posts/preview-link-service.ts'

export const DELETE = route(calls.deletePreviewLink, ({ actor, params }) =>
  deletePreviewLink({ actor, id: params.id }),
)
