import type { Metadata } from 'next'
import { ContactsScreen } from '#src/cms/contacts/contacts-screen.tsx'
import { portfolio } from '#src/portfolio/portfolio.ts'

export const metadata: Metadata = { title: 'Contact Messages' }

export default function ContactsPage() {
  return <ContactsScreen ownerName={portfolio.personal.name} />
}
