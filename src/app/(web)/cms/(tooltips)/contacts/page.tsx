import type { Metadata } from 'next'
import { pageOwner } from '#src/app/page-profile.ts'
import { MessagesScreen } from '#src/cms/messages/messages-screen.tsx'

export const metadata: Metadata = { title: 'Contact Messages' }

export default async function MessagesPage() {
  return <MessagesScreen ownerName={(await pageOwner()).name} />
}
