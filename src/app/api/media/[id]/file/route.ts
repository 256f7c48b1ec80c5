import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { replaceMediaFile } from '#src/services/media/media-replacement.ts'

export const PUT = route(calls.replaceMediaFile, ({ actor, params, file }) =>
  replaceMediaFile({ actor, id: params.id, file }),
)
