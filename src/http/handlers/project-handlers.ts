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
import { featureProject, moveProject } from '#src/services/projects/place-project.ts'
import {
  deleteProject,
  listProjects,
  restoreProject,
} from '#src/services/projects/project-service.ts'

export const projectHandlers: Handlers<'projects'> = {
  listProjects,
  createProject: ({ body, ...input }) => createProject({ ...input, project: body }),
  getProject: getStoredProject,
  saveProjectDraft: ({ body, ...input }) => saveProjectDraft({ ...input, project: body }),
  publishProject: ({ body, ...input }) => publishProject({ ...input, project: body }),
  unpublishProject,
  moveProject: ({ body, ...input }) => moveProject({ ...input, before: body.before }),
  featureProject: ({ body, ...input }) => featureProject({ ...input, isFeatured: body.isFeatured }),
  deleteProject,
  restoreProject,
  listProjectVersions,
  compareProjectVersion,
  restoreProjectVersion,
}
