import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { withPostEtag } from '#src/http/post-etag.ts'
import { restorePostVersion } from '#src/services/posts/post-versions.ts'

export const POST = route(
  calls.restorePostVersion,
  async ({ actor, params, query, request, headers }) =>
    withPostEtag(
      await restorePostVersion({
        ...{ actor, ...params, ...query },
        ifMatch: request.headers.get('if-match'),
      }),
      headers,
    ),
)
