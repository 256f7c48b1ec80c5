import { FilterTabs } from '#src/cms/components/filter-tabs.tsx'
import type { MessageFolder } from './message-folder.ts'

const FOLDERS = [
  { value: 'inbox', label: 'Inbox' },
  { value: 'unanswered', label: 'Unanswered' },
  { value: 'archived', label: 'Archived' },
  { value: 'spam', label: 'Spam' },
] as const

type MessageFoldersProps = {
  current: MessageFolder
  /** Number of messages per folder, if known. */
  counts: Partial<Record<MessageFolder, number>>
  onChange: (folder: MessageFolder) => void
}

/** Folder filter: four words. */
export function MessageFolders({ current, counts, onChange }: MessageFoldersProps) {
  return (
    <FilterTabs
      label="Folder"
      name="folder"
      tabs={FOLDERS.map((folder) => ({ ...folder, count: counts[folder.value] }))}
      current={current}
      onChange={onChange}
    />
  )
}
