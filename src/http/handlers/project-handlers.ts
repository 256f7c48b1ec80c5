import 'server-only'
import type { Handlers } from '#src/http/handler.ts'
import {
  createProject,
  getStoredProject,
  publishProject,
  saveProjectDraft,
  unpublishProject,
} from '#src/services/projects/project-editing.ts'
import {
  compareProjectVersion,
  listProjectVersions,
  restoreProjectVersion,
} from '#src/services/projects/project-history.ts'
import { featureProject, moveProject } from '#src/services/projects/move-project.ts'
import {
  deleteProject,
  listProjects,
  restoreProject,
} from '#src/services/projects/project-service.ts'

export const projectHandlers: Handlers<'projects'> = {
  listProjects,
  createProject,
  getProject: getStoredProject,
  saveProjectDraft,
  publishProject,
  unpublishProject,
  moveProject,
  featureProject,
  deleteProject,
  restoreProject,
  listProjectVersions,
  compareProjectVersion,
  restoreProjectVersion,
}
