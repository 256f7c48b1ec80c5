import 'server-only'
import { handlersOf } from '#src/http/handler.ts'
import type { Handlers } from '#src/http/handler.ts'
import * as positions from '#src/services/projects/move-project.ts'
import * as editing from '#src/services/projects/project-editing.ts'
import * as history from '#src/services/projects/project-history.ts'
import {
  deleteProject,
  listProjects,
  restoreProject,
} from '#src/services/projects/project-service.ts'

export const projectHandlers: Handlers<'projects'> = {
  ...handlersOf(editing),
  ...handlersOf(history),
  ...handlersOf(positions),
  listProjects,
  deleteProject,
  restoreProject,
}
