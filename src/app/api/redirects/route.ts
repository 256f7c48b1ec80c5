import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { createRedirect, listRedirects } from '#src/services/redirects/redirect-service.ts'

export const GET = route(calls.listRedirects, ({ actor }) => listRedirects({ actor }))
export const POST = route(calls.createRedirect, ({ actor, body }) =>
  createRedirect({ actor, body }),
)
