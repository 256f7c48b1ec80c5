import type { Metadata } from 'next'
import { contactText } from '#src/contract/contact-text.ts'
import { MessageSentScreen } from '#src/site/home/message-sent-screen.tsx'

export const dynamic = 'force-static'

export const metadata: Metadata = { title: contactText.sent.title, robots: { index: false } }

export default function MessageSentPage() {
  return <MessageSentScreen />
}
