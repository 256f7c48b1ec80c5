'use client'

import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { calls } from '#src/contract/calls.ts'
import { contactListOptions } from '#src/queries/contacts.ts'
import { counted } from '#src/lib/counted.ts'
import { LeftOutNote } from '#src/cms/kit/left-out-note.tsx'
import { LoadFailure } from '#src/cms/kit/load-failure.tsx'
import {
  PageHeader,
  PageHeaderActions,
  PageHeaderBack,
  PageHeaderText,
  PageHeaderTitle,
} from '#src/cms/kit/page-header.tsx'
import { ScreenSearch } from '#src/cms/kit/screen-search.tsx'
import { TrashLink } from '#src/cms/kit/trash-link.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { useAddressText } from '#src/ui/use-address-text.ts'
import { ContactBrowser } from './contact-browser.tsx'
import { folderNamed, inFolder } from './contact-folder.ts'
import { ContactFolders } from './contact-folders.tsx'
import { ContactSkeletons } from './contact-skeletons.tsx'
import { useContactExport } from './use-contact-export.ts'

/** §2 Contact messages. */
export function ContactsScreen() {
  const [query, setQuery] = useAddressText('q')
  const [folderName, setFolder] = useAddressText('folder')
  // What the palette finds (`?open=`) is never spam: its address names no folder.
  const folder = folderNamed(folderName)
  const current = useQuery(contactListOptions())
  const spam = useQuery({ ...contactListOptions('spam'), enabled: folder === 'spam' })
  const shown = folder === 'spam' ? spam : current
  const count = current.data?.length
  const { download, isPending: isExporting } = useContactExport()
  return (
    <>
      <PageHeader>
        <PageHeaderText>
          <PageHeaderBack href="/cms">Back to Dashboard</PageHeaderBack>
          <PageHeaderTitle
            aside={count !== undefined && <Badge>{counted(count, 'message')}</Badge>}
          >
            Contact Messages
          </PageHeaderTitle>
        </PageHeaderText>
        <PageHeaderActions>
          <TrashLink />
          <Button disabled={isExporting} onClick={download}>
            <Download aria-hidden className="size-4" />
            Export CSV
          </Button>
        </PageHeaderActions>
      </PageHeader>
      <ScreenSearch
        label="Search messages"
        placeholder="Search messages by name, email, subject, or content..."
        value={query}
        onChange={setQuery}
      />
      <ContactFolders
        current={folder}
        counts={{
          ...(current.data && {
            inbox: inFolder(current.data, 'inbox').length,
            archived: inFolder(current.data, 'archived').length,
          }),
          ...(spam.data && { spam: inFolder(spam.data, 'spam').length }),
        }}
        onChange={(chosen) => setFolder(chosen === 'inbox' ? '' : chosen)}
      />
      {shown.isPending && <ContactSkeletons />}
      {shown.isError && !shown.data && (
        <LoadFailure what="The messages" onRetry={() => void shown.refetch()} />
      )}
      <LeftOutNote call={calls.listContacts} noun="message" />
      {shown.data && (
        <ContactBrowser
          key={folder}
          contacts={shown.data}
          listed={inFolder(shown.data, folder)}
          folder={folder}
          query={query}
        />
      )}
    </>
  )
}
