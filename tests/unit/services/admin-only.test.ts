import { expectTypeOf, it } from 'vitest'
import type * as ActivityLog from '#src/services/activity/activity-log.ts'
import type * as ActiveSessions from '#src/services/auth/active-sessions.ts'
import type * as Backups from '#src/services/backup/backups.ts'
import type * as ExportArchive from '#src/services/export/export-archive.ts'
import type * as ImportService from '#src/services/import/import-service.ts'
import type * as PostSources from '#src/services/import/post-sources.ts'
import type * as RevertImport from '#src/services/import/revert-import.ts'
import type * as MediaArchive from '#src/services/media/media-archive.ts'
import type * as MediaReplacement from '#src/services/media/media-replacement.ts'
import type * as Media from '#src/services/media/media-service.ts'
import type * as MessageBulk from '#src/services/messages/message-bulk.ts'
import type * as MessageExport from '#src/services/messages/message-export.ts'
import type * as MessageService from '#src/services/messages/message-service.ts'
import type * as SavedAnswersService from '#src/services/messages/saved-answers-service.ts'
import type * as PageViewReport from '#src/services/page-views/page-view-report.ts'
import type * as BrokenLinks from '#src/services/posts/broken-links.ts'
import type * as PostBulk from '#src/services/posts/post-bulk.ts'
import type * as Posts from '#src/services/posts/post-service.ts'
import type * as ProjectService from '#src/services/projects/project-service.ts'
import type * as Resumes from '#src/services/resumes/resume-service.ts'
import type * as TrashList from '#src/services/trash/trash-list.ts'
import type * as Trash from '#src/services/trash/trash.ts'
import type { Actor, Admin } from '#src/services/platform/payload.ts'

/** The functions that Payload's access rules decide about are left out. */
type Modules =
  | Omit<typeof Media, 'createMedia'>
  | Omit<typeof Posts, 'getPost' | 'createPost' | 'updatePost'>
  | Omit<typeof Resumes, 'listResumes' | 'createResume'>
  | typeof ActivityLog
  | typeof ActiveSessions
  | typeof Backups
  | typeof ExportArchive
  | typeof ImportService
  | typeof PostSources
  | typeof RevertImport
  | typeof MediaArchive
  | typeof MediaReplacement
  | typeof MessageBulk
  | typeof MessageExport
  | typeof MessageService
  | typeof SavedAnswersService
  | typeof PageViewReport
  | typeof BrokenLinks
  | typeof PostBulk
  | typeof ProjectService
  | typeof TrashList
  | typeof Trash

type ActorOf<One> = One extends (input: infer Input) => unknown
  ? Input extends { actor: infer A }
    ? A
    : never
  : never
type ActorsOf<Module> = Module extends unknown
  ? { [Name in keyof Module]: ActorOf<Module[Name]> }[keyof Module]
  : never

// They query PostgreSQL directly, bypassing access rules: only the compiler keeps visitors out.
it('services that bypass Payload’s access rules require an administrator', () => {
  expectTypeOf<ActorsOf<Modules>>().toEqualTypeOf<Admin>()
  expectTypeOf<Actor>().not.toExtend<Admin>()
})
