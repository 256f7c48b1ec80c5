import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { cancelImport, getImportReport } from '#src/services/import/import-service.ts'

export const GET = route(calls.getImportReport, ({ actor, params }) =>
  getImportReport({ actor, id: params.id }),
)

export const DELETE = route(calls.cancelImport, ({ actor, params }) =>
  cancelImport({ actor, id: params.id }),
)
