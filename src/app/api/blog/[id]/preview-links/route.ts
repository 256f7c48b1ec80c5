import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { createPreviewLink, listPreviewLinks } from '#src/services/posts/preview-link-service.ts'

export const GET = route(calls.listPreviewLinks, ({ actor, params }) =>
  listPreviewLinks({ actor, id: params.id }),
)
export const POST = route(calls.createPreviewLink, ({ actor, params }) =>
  createPreviewLink({ actor, id: params.id }),
)
