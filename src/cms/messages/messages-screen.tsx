'use client'

import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { calls } from '#src/contract/api/calls.ts'
import { useArrivals } from '#src/queries/arrivals.ts'
import { messageListOptions } from '#src/queries/message-queries.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { UnreadableItemsNote } from '#src/cms/components/unreadable-items-note.tsx'
import { LoadFailure } from '#src/cms/components/load-failure.tsx'
import { NewEntries } from '#src/cms/components/new-entries.tsx'
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
import { MessageBrowser } from './message-browser.tsx'
import { parseFolder, messagesInFolder } from './message-folder.ts'
import { MessageFolders } from './message-folders.tsx'
import { MessageSkeletons } from './message-skeletons.tsx'
import { SavedAnswersButton } from './saved-answers-button.tsx'
import { useMessageExport } from './use-message-export.ts'

/** The messages of visitors. */
export function MessagesScreen({ ownerName }: { ownerName: string }) {
  const [query, setQuery] = useSearchParam('q')
  const [folderName, setFolder] = useSearchParam('folder')
  // Links of the command palette (`?open=`) name no folder: its results are never spam.
  const folder = parseFolder(folderName)
  const current = useQuery(messageListOptions())
  const spam = useQuery({ ...messageListOptions('spam'), enabled: folder === 'spam' })
  const shown = folder === 'spam' ? spam : current
  const arrivals = useArrivals(messageListOptions(folder === 'spam' ? 'spam' : undefined).queryKey)
  const listed = messagesInFolder(shown.data ?? [], folder)
  const known = listed.filter(({ id }) => !arrivals.isHeld(id))
  const count = current.data?.length
  const { download, isPending: isExporting } = useMessageExport()
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
      <MessageFolders
        current={folder}
        counts={{
          ...(current.data && {
            inbox: messagesInFolder(current.data, 'inbox').length,
            unanswered: messagesInFolder(current.data, 'unanswered').length,
            archived: messagesInFolder(current.data, 'archived').length,
          }),
          ...(spam.data && { spam: messagesInFolder(spam.data, 'spam').length }),
        }}
        onChange={(chosen) => setFolder(chosen === 'inbox' ? '' : chosen)}
      />
      {shown.isPending && <MessageSkeletons />}
      {shown.isError && !shown.data && (
        <LoadFailure what="The messages" onRetry={() => void shown.refetch()} />
      )}
      <UnreadableItemsNote call={calls.listMessages} noun="message" />
      <NewEntries count={listed.length - known.length} noun="message" onShow={arrivals.release} />
      {shown.data && (
        <MessageBrowser
          key={folder}
          messages={shown.data}
          listed={known}
          folder={folder}
          query={query}
          ownerName={ownerName}
        />
      )}
    </>
  )
}
