import { FilterTabs } from '#src/cms/components/list/filter-tabs.tsx'
import type { MessageFolder } from './message-folder.ts'

export const FOLDER_LABELS: Record<MessageFolder, string> = {
  inbox: 'Inbox',
  unanswered: 'Unanswered',
  archived: 'Archived',
  spam: 'Spam',
}
const FOLDERS = ['inbox', 'unanswered', 'archived', 'spam'] as const

type MessageFoldersProps = {
  current: MessageFolder
  counts: Partial<Record<MessageFolder, number>>
  onChange: (folder: MessageFolder) => void
}

export function MessageFolders({ current, counts, onChange }: MessageFoldersProps) {
  return (
    <FilterTabs
      label="Folder"
      name="folder"
      tabs={FOLDERS.map((value) => ({
        ...{ value, label: FOLDER_LABELS[value], count: counts[value] },
      }))}
      current={current}
      onChange={onChange}
    />
  )
}
