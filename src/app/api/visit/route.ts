import { calls } from '#src/contract/api/calls.ts'
import { pageVisitorOf } from '#src/http/page-visitor.ts'
import { route } from '#src/http/route.ts'
import { countPageView } from '#src/services/page-views/page-views.ts'

export const POST = route(calls.createVisit, ({ actor, body, request }) =>
  countPageView({ actor, ...body, fingerprint: pageVisitorOf(request) }),
)
