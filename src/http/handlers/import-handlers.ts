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
import { listPostSlugs, setPostSource } from '#src/services/import/post-sources.ts'
import { revertImport } from '#src/services/import/revert-import.ts'

export const importHandlers: Handlers<'imports'> = {
  listImports,
  createImport,
  getImportReport,
  planImport,
  startImport,
  cancelImport,
  revertImport,
  listPostSlugs,
  setPostSource,
}
