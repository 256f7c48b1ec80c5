import { activityCalls } from '#src/contract/activity/activity-calls.ts'
import { appearanceCalls } from '#src/contract/appearance/appearance-calls.ts'
import { changeCalls } from '#src/contract/activity/change-calls.ts'
import { backupCalls } from '#src/contract/backup/backup-calls.ts'
import { exportCalls } from '#src/contract/export/export-calls.ts'
import { importCalls } from '#src/contract/import/import-calls.ts'
import { postSourceCalls } from '#src/contract/import/post-source-calls.ts'
import { exampleCalls } from '#src/contract/example/example-calls.ts'
import { messageCalls } from '#src/contract/messages/message-calls.ts'
import { savedAnswerCalls } from '#src/contract/messages/saved-answer-calls.ts'
import { mediaCalls, mediaFileCalls } from '#src/contract/media/media-calls.ts'
import { postBulkCalls } from '#src/contract/posts/post-bulk-calls.ts'
import { postCalls } from '#src/contract/posts/post-calls.ts'
import { postDraftCalls } from '#src/contract/posts/post-draft-calls.ts'
import { postVersionCalls } from '#src/contract/posts/post-version-calls.ts'
import { previewLinkCalls } from '#src/contract/posts/preview-link-calls.ts'
import { brokenLinkCalls } from '#src/contract/posts/broken-link-calls.ts'
import { projectCalls } from '#src/contract/projects/project-calls.ts'
import { announcementCalls } from '#src/contract/announcement/announcement-calls.ts'
import { profileCalls } from '#src/contract/profile/profile-calls.ts'
import { profileImportCalls } from '#src/contract/profile/profile-import-calls.ts'
import { redirectCalls } from '#src/contract/redirects/redirect-calls.ts'
import { resumeCalls, resumeFileCalls } from '#src/contract/resumes/resume-calls.ts'
import { settingsCalls } from '#src/contract/settings/settings-calls.ts'
import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { administratorCalls } from '#src/contract/auth/administrator-calls.ts'
import { accessTokenCalls } from '#src/contract/access-tokens/access-token-calls.ts'
import { searchCalls } from '#src/contract/search/search-calls.ts'
import { trashCalls } from '#src/contract/trash/trash-calls.ts'
import { pageViewCalls } from '#src/contract/page-views/page-view-calls.ts'
import { releaseCalls } from '#src/contract/release/release-calls.ts'

export const callSubjects = {
  posts: {
    ...postCalls,
    ...postBulkCalls,
    ...postDraftCalls,
    ...postVersionCalls,
    ...previewLinkCalls,
    ...brokenLinkCalls,
  },
  projects: projectCalls,
  messages: { ...messageCalls, ...savedAnswerCalls },
  site: {
    ...appearanceCalls,
    ...redirectCalls,
    ...settingsCalls,
    ...searchCalls,
    ...pageViewCalls,
    ...releaseCalls,
  },
  sessions: { ...sessionCalls, ...administratorCalls, ...accessTokenCalls },
  media: mediaCalls,
  resumes: resumeCalls,
  profile: { ...profileCalls, ...profileImportCalls },
  announcement: announcementCalls,
  activity: { ...activityCalls, ...changeCalls, ...trashCalls },
  archives: { ...backupCalls, ...exportCalls, ...exampleCalls },
  imports: { ...importCalls, ...postSourceCalls },
} as const

/** Every call once: the source of the routes, the browser's queries, the access matrix and docs/reference/api.md. */
export const calls = {
  ...callSubjects.posts,
  ...callSubjects.projects,
  ...callSubjects.messages,
  ...callSubjects.site,
  ...callSubjects.sessions,
  ...callSubjects.media,
  ...callSubjects.resumes,
  ...callSubjects.profile,
  ...callSubjects.announcement,
  ...callSubjects.activity,
  ...callSubjects.archives,
  ...callSubjects.imports,
} as const

export const fileCalls = { ...mediaFileCalls, ...resumeFileCalls } as const

export type CallName = keyof typeof calls
