import type { Metadata } from 'next'
import { ContactsScreen } from '#src/cms/contacts/contacts-screen.tsx'

export const metadata: Metadata = { title: 'Contact Messages' }

export default function ContactsPage() {
  return <ContactsScreen />
}
