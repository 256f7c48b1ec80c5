import type { Metadata } from 'next'
import { contactFormMessages } from '#src/contract/messages/contact-form-texts.ts'
import { MessageSentScreen } from '#src/site/home/message-sent-screen.tsx'

export const dynamic = 'force-static'

export const metadata: Metadata = {
  title: contactFormMessages.sent.title,
  robots: { index: false },
}

export default MessageSentScreen
