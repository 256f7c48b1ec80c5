import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { withVersionsEtag } from '#src/http/post-etag.ts'
import { listPostVersions } from '#src/services/posts/post-versions.ts'

export const GET = route(calls.listPostVersions, async ({ actor, params, headers }) =>
  withVersionsEtag(await listPostVersions({ actor, id: params.id }), headers),
)
