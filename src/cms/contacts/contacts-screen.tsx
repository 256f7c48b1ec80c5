'use client'

import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { calls } from '#src/contract/api/calls.ts'
import { contactListOptions } from '#src/queries/contact-queries.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { UnreadableItemsNote } from '#src/cms/components/unreadable-items-note.tsx'
import { LoadFailure } from '#src/cms/components/load-failure.tsx'
import {
  PageHeader,
  PageHeaderActions,
  PageHeaderBack,
  PageHeaderText,
  PageHeaderTitle,
} from '#src/cms/components/page-header.tsx'
import { ScreenSearch } from '#src/cms/components/screen-search.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useSearchParam } from '#src/ui/use-search-param.ts'
import { ContactBrowser } from './contact-browser.tsx'
import { parseFolder, contactsInFolder } from './contact-folder.ts'
import { ContactFolders } from './contact-folders.tsx'
import { ContactSkeletons } from './contact-skeletons.tsx'
import { SavedAnswersButton } from './saved-answers-button.tsx'
import { useContactExport } from './use-contact-export.ts'

/** The messages of visitors. */
export function ContactsScreen({ ownerName }: { ownerName: string }) {
  const [query, setQuery] = useSearchParam('q')
  const [folderName, setFolder] = useSearchParam('folder')
  // Links of the command palette (`?open=`) name no folder: its results are never spam.
  const folder = parseFolder(folderName)
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
            aside={count !== undefined && <Badge>{pluralize(count, 'message')}</Badge>}
          >
            Contact Messages
          </PageHeaderTitle>
        </PageHeaderText>
        <PageHeaderActions>
          <SavedAnswersButton />
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
            inbox: contactsInFolder(current.data, 'inbox').length,
            unanswered: contactsInFolder(current.data, 'unanswered').length,
            archived: contactsInFolder(current.data, 'archived').length,
          }),
          ...(spam.data && { spam: contactsInFolder(spam.data, 'spam').length }),
        }}
        onChange={(chosen) => setFolder(chosen === 'inbox' ? '' : chosen)}
      />
      {shown.isPending && <ContactSkeletons />}
      {shown.isError && !shown.data && (
        <LoadFailure what="The messages" onRetry={() => void shown.refetch()} />
      )}
      <UnreadableItemsNote call={calls.listContacts} noun="message" />
      {shown.data && (
        <ContactBrowser
          key={folder}
          contacts={shown.data}
          listed={contactsInFolder(shown.data, folder)}
          folder={folder}
          query={query}
          ownerName={ownerName}
        />
      )}
    </>
  )
}
