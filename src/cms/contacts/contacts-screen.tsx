'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contactListOptions } from '#src/queries/contacts.ts'
import { LoadFailure } from '#src/cms/kit/load-failure.tsx'
import {
  PageHeader,
  PageHeaderBack,
  PageHeaderText,
  PageHeaderTitle,
} from '#src/cms/kit/page-header.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { SearchInput } from '#src/ui/search-input.tsx'
import { ContactBrowser } from './contact-browser.tsx'
import { ContactSkeletons } from './contact-skeletons.tsx'

/** §2 Contact messages. */
export function ContactsScreen() {
  const [query, setQuery] = useState('')
  const contacts = useQuery(contactListOptions())
  const count = contacts.data?.length
  return (
    <>
      <PageHeader>
        <PageHeaderText>
          <PageHeaderBack href="/cms">Back to Dashboard</PageHeaderBack>
          <PageHeaderTitle
            aside={
              count !== undefined && (
                <Badge>{count === 1 ? '1 message' : `${count} messages`}</Badge>
              )
            }
          >
            Contact Messages
          </PageHeaderTitle>
        </PageHeaderText>
      </PageHeader>
      <SearchInput
        className="max-w-xl"
        label="Search messages"
        placeholder="Search messages by name, email, subject, or content..."
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {contacts.isPending && <ContactSkeletons />}
      {contacts.isError && !contacts.data && (
        <LoadFailure what="The messages" onRetry={() => void contacts.refetch()} />
      )}
      {contacts.data && <ContactBrowser contacts={contacts.data} query={query} />}
    </>
  )
}
