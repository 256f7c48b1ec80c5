import type { Message } from '#src/contract/messages/message-schemas.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { toCsv } from '#src/lib/format/csv.ts'
import { listMessages } from './message-service.ts'
import { withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { recordActivity } from '#collections/hooks/activity-events.ts'

const HEADINGS = ['Received', 'Name', 'Email', 'Subject', 'Message', 'State', 'Answered']

type Row = Record<keyof Omit<Message, 'id'>, string | null>

/** Messages for a spreadsheet, escaped against formula injection. */
export const messagesToCsv = (messages: readonly Row[]): string =>
  toCsv([
    HEADINGS,
    ...messages.map(({ createdAt, name, email, subject, message, state, answeredAt }) =>
      [createdAt, name, email, subject, message, state, answeredAt].map((value) => value ?? ''),
    ),
  ])

/**
 * GET /api/contact/export: CSV without spam. Recorded as activity, because it
 * exports personal data.
 */
export async function exportMessages({ actor }: { actor: Admin }) {
  const messages = await listMessages({ actor })
  await withTransaction(actor, (req) =>
    recordActivity(req, { action: 'export', subject: pluralize(messages.length, 'message') }),
  )
  return {
    name: `messages-${new Date().toISOString().slice(0, 10)}.csv`,
    body: messagesToCsv(messages),
  }
}
