import { auditCalls } from '#src/contract/admin/audit-calls.ts'
import { backupCalls } from '#src/contract/admin/backup-calls.ts'
import { exportCalls } from '#src/contract/export/export-calls.ts'
import { importCalls } from '#src/contract/import/import-calls.ts'
import { exampleCalls } from '#src/contract/admin/example-calls.ts'
import { contactCalls } from '#src/contract/contacts/contact-calls.ts'
import { savedAnswerCalls } from '#src/contract/contacts/saved-answer-calls.ts'
import { mediaCalls } from '#src/contract/files/media-calls.ts'
import { postBulkCalls } from '#src/contract/posts/post-bulk-calls.ts'
import { postCalls } from '#src/contract/posts/post-calls.ts'
import { postVersionCalls } from '#src/contract/posts/post-version-calls.ts'
import { previewLinkCalls } from '#src/contract/posts/preview-link-calls.ts'
import { brokenLinkCalls } from '#src/contract/posts/broken-link-calls.ts'
import { projectCalls } from '#src/contract/projects/project-calls.ts'
import { profileImportCalls } from '#src/contract/profile/profile-import-calls.ts'
import { resumeCalls } from '#src/contract/files/resume-calls.ts'
import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { tokenCalls } from '#src/contract/auth/token-calls.ts'
import { trashCalls } from '#src/contract/admin/trash-calls.ts'
import { pageViewCalls } from '#src/contract/admin/page-view-calls.ts'

/** Every call once: the source of the routes, the browser's queries, the access matrix and docs/api.md. */
export const calls = {
  ...postCalls,
  ...postBulkCalls,
  ...postVersionCalls,
  ...previewLinkCalls,
  ...brokenLinkCalls,
  ...projectCalls,
  ...contactCalls,
  ...savedAnswerCalls,
  ...sessionCalls,
  ...tokenCalls,
  ...mediaCalls,
  ...resumeCalls,
  ...profileImportCalls,
  ...auditCalls,
  ...backupCalls,
  ...exportCalls,
  ...trashCalls,
  ...pageViewCalls,
  ...exampleCalls,
  ...importCalls,
} as const

export type CallName = keyof typeof calls
