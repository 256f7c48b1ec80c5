import type { Message } from '#src/contract/messages/message-schemas.ts'
import { encodeMailText } from '#src/contract/messages/mail-text.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { mailLink } from '#src/lib/format/mail-link.ts'
import { formatLocalLongDate } from '#src/lib/format/long-date-time.ts'

type Answered = Pick<Message, 'name' | 'email' | 'subject' | 'message' | 'createdAt'>

/** S2-contacts-17. Cut to what mail programs take. Encoding prevents additional recipients and fields. */
export function replyLink(message: Answered, answer = ''): string {
  const subject = encodeMailText(`Re: ${message.subject}`)
  const start = `${mailLink(message.email)}?subject=${subject}&body=`
  return start + encodeToFit(`${answer}\n\n${quote(message)}`, LIMITS.mailLinkLength - start.length)
}

function quote({ name, message, createdAt }: Answered): string {
  const lines = message.split(/\r\n|\r|\n/).map((line) => `> ${line}`)
  return [`On ${formatLocalLongDate(createdAt)}, ${name} wrote:`, ...lines].join('\n')
}

const ELLIPSIS = '…'

/** The text encoded, cut between characters so that it takes at most this many. */
function encodeToFit(text: string, room: number): string {
  const whole = encodeMailText(text)
  if (whole.length <= room) return whole
  const end = encodeMailText(ELLIPSIS)
  let encoded = ''
  for (const character of text.replace(/\r\n|\r/g, '\n')) {
    const next = encoded + encodeMailText(character)
    if (next.length + end.length > room) break
    encoded = next
  }
  return encoded + end
}
