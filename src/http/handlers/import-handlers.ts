import 'server-only'
import type { Handlers } from '#src/http/handler.ts'
import {
  cancelImport,
  createImport,
  getImportReport,
  listImports,
  planImport,
  startImport,
} from '#src/services/import/import-service.ts'
import { listPostAddresses, setPostSource } from '#src/services/import/post-sources.ts'
import { takeBackImport } from '#src/services/import/take-back.ts'

export const importHandlers: Handlers<'imports'> = {
  listImports,
  createImport,
  getImportReport,
  planImport,
  startImport,
  cancelImport,
  takeBackImport: ({ actor, id }) => takeBackImport({ actor, run: id }),
  listPostAddresses,
  setPostSource: ({ actor, id, body }) => setPostSource({ actor, id, source: body }),
}
