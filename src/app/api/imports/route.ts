import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { createImport, listImports } from '#src/services/import/import-service.ts'

export const GET = route(calls.listImports, ({ actor }) => listImports({ actor }))

export const POST = route(calls.createImport, ({ actor, file }) =>
  createImport({ actor, folder: file }),
)
