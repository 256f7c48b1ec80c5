'use client'

import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { messageListOptions } from '#src/queries/message-queries.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { FilterTabs } from '#src/cms/components/list/filter-tabs.tsx'
import { LoadedList } from '#src/cms/components/list/loaded-list.tsx'
import { ScreenHeader } from '#src/cms/components/screen/screen-header.tsx'
import { ScreenSearch } from '#src/cms/components/screen/screen-search.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useSearchParam } from '#src/ui/use-search-param.ts'
import { COUNTS } from '#src/contract/limits.ts'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'
import { MessageBrowser } from './message-browser.tsx'
import { FOLDER_LABELS, FOLDERS, parseFolder, messagesInFolder } from './message-folder.ts'
import type { MessageFolder } from './message-folder.ts'
import { SavedAnswersButton } from './saved-answers-button.tsx'
import { useMessageExport } from './use-message-export.ts'

export function MessagesScreen({ ownerName }: { ownerName: string }) {
  const [query, setQuery] = useSearchParam('q')
  const [folderName, setFolder] = useSearchParam('folder')
  // Links of the command palette (`?open=`) name no folder: its results are never spam.
  const folder = parseFolder(folderName)
  const current = useQuery(messageListOptions())
  const spam = useQuery({ ...messageListOptions('spam'), enabled: folder === 'spam' })
  const shown = folder === 'spam' ? spam : current
  const count = current.data?.length
  const openFolder = (chosen: MessageFolder) => setFolder(chosen === 'inbox' ? '' : chosen)
  const { download, isPending: isExporting } = useMessageExport()
  return (
    <>
      <ScreenHeader
        title="Contact Messages"
        aside={count !== undefined && <Badge>{pluralize(count, 'message')}</Badge>}
      >
        <SavedAnswersButton />
        <Button icon={Download} disabled={isExporting} onClick={download}>
          Export CSV
        </Button>
      </ScreenHeader>
      <ScreenSearch
        label="Search messages"
        placeholder="Search messages by name, email, subject, or content..."
        value={query}
        onChange={setQuery}
      />
      <FilterTabs
        label="Folder"
        name="folder"
        tabs={FOLDERS.map((value) => {
          const { data } = value === 'spam' ? spam : current
          return {
            value,
            label: FOLDER_LABELS[value],
            count: data && messagesInFolder(data, value).length,
          }
        })}
        current={folder}
        onChange={openFolder}
      />
      <LoadedList
        options={messageListOptions(folder === 'spam' ? 'spam' : undefined)}
        noun="message"
        skeletons={<MessageSkeletons />}
        select={(messages) => messagesInFolder(messages, folder)}
      >
        {(listed) => (
          <MessageBrowser
            key={folder}
            messages={shown.data ?? []}
            listed={listed}
            folder={folder}
            query={query}
            ownerName={ownerName}
            onFolder={openFolder}
          />
        )}
      </LoadedList>
    </>
  )
}

/** 5 placeholders in the shape of a message (S2-contacts-07). */
function MessageSkeletons() {
  return (
    <SkeletonList
      count={COUNTS.messageSkeletons}
      label="Loading messages"
      className="grid gap-2 lg:max-w-xl"
    >
      <div className="grid gap-2 rounded-card border border-border bg-surface p-4">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-3 w-1/2" />
        <Skeleton className="mt-2 h-4 w-full" />
        <Skeleton className="h-4 w-3/4" />
      </div>
    </SkeletonList>
  )
}
