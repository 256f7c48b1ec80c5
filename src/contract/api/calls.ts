import { auditCalls } from '#src/contract/admin/audit-calls.ts'
import { backupCalls } from '#src/contract/admin/backup-calls.ts'
import { contactCalls } from '#src/contract/contacts/contact-calls.ts'
import { savedAnswerCalls } from '#src/contract/contacts/saved-answer-calls.ts'
import { mediaCalls } from '#src/contract/files/media-calls.ts'
import { postBulkCalls } from '#src/contract/posts/post-bulk-calls.ts'
import { postCalls } from '#src/contract/posts/post-calls.ts'
import { postVersionCalls } from '#src/contract/posts/post-version-calls.ts'
import { previewLinkCalls } from '#src/contract/posts/preview-link-calls.ts'
import { brokenLinkCalls } from '#src/contract/posts/broken-link-calls.ts'
import { resumeCalls } from '#src/contract/files/resume-calls.ts'
import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { trashCalls } from '#src/contract/admin/trash-calls.ts'
import { pageViewCalls } from '#src/contract/admin/page-view-calls.ts'

/** §7, every call once: the source of the routes, the browser's queries, the access matrix and docs/api.md. */
export const calls = {
  ...postCalls,
  ...postBulkCalls,
  ...postVersionCalls,
  ...previewLinkCalls,
  ...brokenLinkCalls,
  ...contactCalls,
  ...savedAnswerCalls,
  ...sessionCalls,
  ...mediaCalls,
  ...resumeCalls,
  ...auditCalls,
  ...backupCalls,
  ...trashCalls,
  ...pageViewCalls,
} as const

export type CallName = keyof typeof calls
