import { channel } from 'node:diagnostics_channel'
import type { MessageBody } from '#src/contract/messages/message-schemas.ts'
import { env, siteUrl } from '#src/env.ts'
import { MAIL_CHANNEL } from '#src/lib/http/server-signals.ts'
import type { MailResult } from '#src/lib/http/server-signals.ts'
import { logger } from '#src/services/platform/log.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import { createSemaphore } from '#src/services/platform/semaphore.ts'

export type VisitorMessage = Pick<MessageBody, 'name' | 'email' | 'subject' | 'message'>

// A hanging mail server delays mails, never messages: the first ones queue, the rest are dropped and logged.
const mailSemaphore = createSemaphore({ size: 2, queue: 50, timeoutMs: 60_000 })

/** Returns immediately; a failed mail is logged. Does nothing without SMTP_URL. */
export function sendMessageNotification(message: VisitorMessage): void {
  if (!env.SMTP_URL) return
  mailSemaphore(() => sendMail(message)).then(
    () => tell({ result: 'sent' }),
    (error: unknown) => {
      tell({ result: 'failed' })
      logger.error({ err: error }, 'contact notification failed')
    },
  )
}

const tell = (result: MailResult) => channel(MAIL_CHANNEL).publish(result)

/** Plain text only, so that no mail client renders visitors' HTML. */
async function sendMail({ name, email, subject, message }: VisitorMessage) {
  const payload = await payloadClient()
  await payload.sendEmail({
    to: env.ADMIN_EMAILS,
    replyTo: { name, address: email },
    subject: `New message: ${subject}`,
    text: `${name} <${email}> wrote:\n\n${message}\n\n-- \n${siteUrl}/cms/contacts\n`,
    // No automatic replies, neither to us nor to the visitor.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  })
}
