import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { planImport } from '#src/services/import/import-service.ts'

export const POST = route(calls.planImport, ({ actor, params, body }) =>
  planImport({ actor, id: params.id, body }),
)
