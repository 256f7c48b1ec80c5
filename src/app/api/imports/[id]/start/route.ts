import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { startImport } from '#src/services/import/import-service.ts'

export const POST = route(calls.startImport, ({ actor, params }) =>
  startImport({ actor, id: params.id }),
)
