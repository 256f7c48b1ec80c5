import 'server-only'
import type { Handlers, Subjects } from './handler.ts'

/**
 * Imports the services of a subject at its first call: a site without edits never loads the import code. The export
 * with the name of a call answers it.
 */
export const callServices = {
  posts: () =>
    exportsOf(
      import('#src/services/posts/broken-links.ts'),
      import('#src/services/posts/list-posts.ts'),
      import('#src/services/posts/post-bulk.ts'),
      import('#src/services/posts/post-draft-service.ts'),
      import('#src/services/posts/post-service.ts'),
      import('#src/services/posts/post-versions.ts'),
      import('#src/services/posts/preview-link-service.ts'),
    ),
  projects: () =>
    exportsOf(
      import('#src/services/projects/project-editing.ts'),
      import('#src/services/projects/project-history.ts'),
      import('#src/services/projects/project-service.ts'),
    ),
  messages: () =>
    exportsOf(
      import('#src/services/messages/message-export.ts'),
      import('#src/services/messages/message-service.ts'),
      import('#src/services/messages/saved-answers-service.ts'),
    ),
  site: () =>
    exportsOf(
      import('#src/services/appearance/appearance-service.ts'),
      import('#src/services/page-views/page-view-report.ts'),
      import('#src/services/redirects/redirect-service.ts'),
      import('#src/services/release/release-service.ts'),
      import('#src/services/search/search-all.ts'),
      import('#src/services/search/search-service.ts'),
      import('#src/services/settings/settings-service.ts'),
      import('./request-handlers.ts'),
    ),
  sessions: () =>
    exportsOf(
      import('#src/services/access-tokens/access-token-service.ts'),
      import('#src/services/auth/active-sessions.ts'),
      import('#src/services/auth/admin-users.ts'),
      import('./request-handlers.ts'),
    ),
  media: () =>
    exportsOf(
      import('#src/services/media/media-archive.ts'),
      import('#src/services/media/media-replacement.ts'),
      import('#src/services/media/media-service.ts'),
    ),
  resumes: () =>
    exportsOf(
      import('#src/services/profile/resume-from-profile.ts'),
      import('#src/services/resumes/resume-service.ts'),
      import('./request-handlers.ts'),
    ),
  profile: () =>
    exportsOf(
      import('#src/services/import/import-resume-profile.ts'),
      import('#src/services/profile/profile-editing.ts'),
    ),
  announcement: () => import('#src/services/announcement/announcement-editing.ts'),
  activity: () =>
    exportsOf(
      import('#src/services/activity/activity-log.ts'),
      import('#src/services/activity/undo-activity.ts'),
      import('#src/services/trash/trash.ts'),
      import('./request-handlers.ts'),
    ),
  archives: () =>
    exportsOf(
      import('#src/services/backup/backups.ts'),
      import('#src/services/example/example-content-service.ts'),
      import('#src/services/export/exported-files.ts'),
    ),
  imports: () =>
    exportsOf(
      import('#src/services/import/import-service.ts'),
      import('#src/services/import/post-sources.ts'),
      import('#src/services/import/revert-import.ts'),
    ),
  internal: () =>
    exportsOf(import('#src/services/maintenance/maintenance.ts'), import('./internal-handlers.ts')),
} satisfies { [Subject in keyof Subjects]: () => Promise<Handlers<Subject>> }

type All<Modules> = Modules extends [infer First, ...infer Others] ? First & All<Others> : unknown

async function exportsOf<Modules extends object[]>(
  ...modules: { [At in keyof Modules]: Promise<Modules[At]> }
): Promise<All<Modules>> {
  return Object.assign({}, ...(await Promise.all(modules))) as All<Modules>
}
