import { pluralize } from '#src/lib/format/pluralize.ts'
import { toCsv } from '#src/lib/format/csv.ts'
import { listMessages } from './message-service.ts'
import { withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { recordActivity } from '#collections/hooks/activity-events.ts'

const HEADINGS = ['Received', 'Name', 'Email', 'Subject', 'Message', 'State', 'Answered']

/**
 * GET /api/contact/export: CSV without spam, escaped against formula injection. Recorded as activity, because it
 * exports personal data.
 */
export async function exportMessages({ actor }: { actor: Admin }) {
  const messages = await listMessages({ actor })
  const rows = messages.map((message) => [
    message.createdAt,
    message.name,
    message.email,
    message.subject,
    message.message,
    message.state,
    message.answeredAt ?? '',
  ])
  await withTransaction(actor, (req) =>
    recordActivity(req, { action: 'export', subject: pluralize(rows.length, 'message') }),
  )
  return {
    name: `messages-${new Date().toISOString().slice(0, 10)}.csv`,
    body: toCsv([HEADINGS, ...rows]),
  }
}
