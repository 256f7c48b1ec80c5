import 'server-only'
import { handlersOf } from '#src/http/handler.ts'
import type { Handlers } from '#src/http/handler.ts'
import * as imports from '#src/services/import/import-service.ts'
import * as sources from '#src/services/import/post-sources.ts'
import { revertImport } from '#src/services/import/revert-import.ts'

export const importHandlers: Handlers<'imports'> = {
  ...handlersOf(imports),
  ...handlersOf(sources),
  revertImport,
}
