import type { Metadata } from 'next'
import { pageOwner } from '#src/app/page-profile.ts'
import { ContactsScreen } from '#src/cms/contacts/contacts-screen.tsx'

export const metadata: Metadata = { title: 'Contact Messages' }

export default async function ContactsPage() {
  return <ContactsScreen ownerName={(await pageOwner()).name} />
}
