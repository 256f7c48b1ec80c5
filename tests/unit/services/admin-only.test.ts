import { expectTypeOf, it } from 'vitest'
import type { listActivity } from '#src/services/activity/activity-log.ts'
import type { createBackup, getBackups } from '#src/services/backup/backups.ts'
import type { changeMessages } from '#src/services/messages/message-bulk.ts'
import type { exportMessages } from '#src/services/messages/message-export.ts'
import type { openExport } from '#src/services/export/export-archive.ts'
import type { listMessages } from '#src/services/messages/message-service.ts'
import type {
  listSavedAnswers,
  replaceSavedAnswers,
} from '#src/services/messages/saved-answers-service.ts'
import type { openMediaArchive } from '#src/services/media/media-archive.ts'
import type {
  replaceMediaFile,
  restoreMediaVersion,
} from '#src/services/media/media-replacement.ts'
import type {
  changeMedia,
  deleteMedia,
  listMedia,
  listUsesOfMedia,
  restoreMedia,
  updateMedia,
} from '#src/services/media/media-service.ts'
import type { Actor, Admin } from '#src/services/platform/payload.ts'
import type { changePosts } from '#src/services/posts/post-bulk.ts'
import type { deletePost, restorePost } from '#src/services/posts/post-service.ts'
import type { listProjects, restoreProject } from '#src/services/projects/project-service.ts'
import type {
  activateResume,
  deleteResume,
  restoreResume,
} from '#src/services/resumes/resume-service.ts'
import type {
  endOtherSessions,
  endSession,
  listSessions,
} from '#src/services/auth/active-sessions.ts'
import type { revertImport } from '#src/services/import/revert-import.ts'
import type {
  cancelImport,
  createImport,
  getImportReport,
  listImports,
  planImport,
  startImport,
} from '#src/services/import/import-service.ts'
import type { listPostSlugs, setPostSource } from '#src/services/import/post-sources.ts'
import type { listTrash } from '#src/services/trash/trash-list.ts'
import type { deletePermanently, moveToTrash, restoreFromTrash } from '#src/services/trash/trash.ts'
import type { findBrokenUrls, listBrokenLinks } from '#src/services/posts/broken-links.ts'
import type { getPageViewReport } from '#src/services/page-views/page-view-report.ts'

type ByPost = typeof deletePost | typeof restorePost | typeof changePosts
type ByProject = typeof listProjects | typeof restoreProject
type ByMedia =
  | typeof listMedia
  | typeof updateMedia
  | typeof deleteMedia
  | typeof restoreMedia
  | typeof changeMedia
  | typeof listUsesOfMedia
type ByMediaFile = typeof replaceMediaFile | typeof restoreMediaVersion | typeof openMediaArchive
type ByResume = typeof activateResume | typeof deleteResume | typeof restoreResume
type ByMessage = typeof listMessages | typeof changeMessages | typeof exportMessages
type ByAnswer = typeof listSavedAnswers | typeof replaceSavedAnswers
type ByTrash =
  | typeof listTrash
  | typeof moveToTrash
  | typeof restoreFromTrash
  | typeof deletePermanently
type BySession = typeof listSessions | typeof endSession | typeof endOtherSessions
type ByImport =
  | typeof listImports
  | typeof createImport
  | typeof getImportReport
  | typeof planImport
  | typeof startImport
  | typeof cancelImport
  | typeof revertImport
  | typeof listPostSlugs
  | typeof setPostSource
type ByRecord =
  | typeof listBrokenLinks
  | typeof findBrokenUrls
  | typeof listActivity
  | typeof getPageViewReport
  | typeof getBackups
  | typeof createBackup
  | typeof openExport

type Services =
  | ByPost
  | ByProject
  | ByMedia
  | ByMediaFile
  | ByResume
  | ByMessage
  | ByAnswer
  | ByTrash
  | BySession
  | ByImport
  | ByRecord
type ActorOf<S> = S extends (input: infer I) => unknown
  ? I extends { actor: infer A }
    ? A
    : never
  : never

// They query PostgreSQL directly, bypassing access rules: only the compiler keeps visitors out.
it('services that bypass Payload’s access rules require an administrator', () => {
  expectTypeOf<ActorOf<Services>>().toEqualTypeOf<Admin>()
  expectTypeOf<Actor>().not.toExtend<Admin>()
})
