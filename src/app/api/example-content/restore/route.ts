import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { restoreExampleContent } from '#src/services/example/example-content.ts'

export const POST = route(calls.restoreExampleContent, ({ actor, body }) =>
  restoreExampleContent({ actor, removal: body }),
)
