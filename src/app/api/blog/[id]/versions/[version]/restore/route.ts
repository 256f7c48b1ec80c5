import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { withPostEtag } from '#src/http/post-etag.ts'
import { restorePostVersion } from '#src/services/posts/post-versions.ts'

export const POST = route(calls.restorePostVersion, async ({ request, headers, ...asked }) => {
  const { actor, params, query } = asked
  const ifMatch = request.headers.get('if-match')
  return withPostEtag(await restorePostVersion({ actor, ...params, ...query, ifMatch }), headers)
})
