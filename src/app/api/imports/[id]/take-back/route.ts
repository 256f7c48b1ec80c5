import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { takeBackImport } from '#src/services/import/take-back.ts'

export const POST = route(calls.takeBackImport, ({ actor, params }) =>
  takeBackImport({ actor, run: params.id }),
)
