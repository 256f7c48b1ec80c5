import { auditCalls } from './audit-calls.ts'
import { backupCalls } from './backup-calls.ts'
import { contactCalls } from './contact-calls.ts'
import { mediaCalls } from './media-calls.ts'
import { postCalls } from './post-calls.ts'
import { previewLinkCalls } from './preview-link-calls.ts'
import { resumeCalls } from './resume-calls.ts'
import { sessionCalls } from './session-calls.ts'
import { trashCalls } from './trash-calls.ts'
import { visitCalls } from './visit-calls.ts'

/** §7, every call once: the routes, the browser's queries, the access matrix and docs/api.md are made from it. */
export const calls = {
  ...postCalls,
  ...previewLinkCalls,
  ...contactCalls,
  ...sessionCalls,
  ...mediaCalls,
  ...resumeCalls,
  ...auditCalls,
  ...backupCalls,
  ...trashCalls,
  ...visitCalls,
} as const

export type CallName = keyof typeof calls
