import { FilterTabs } from '#src/cms/components/filter-tabs.tsx'
import type { ContactFolder } from './contact-folder.ts'

const FOLDERS = [
  { value: 'inbox', label: 'Inbox' },
  { value: 'unanswered', label: 'Unanswered' },
  { value: 'archived', label: 'Archived' },
  { value: 'spam', label: 'Spam' },
] as const

type ContactFoldersProps = {
  current: ContactFolder
  /** Number of messages per folder, if known. */
  counts: Partial<Record<ContactFolder, number>>
  onChange: (folder: ContactFolder) => void
}

/** Folder filter: four words. */
export function ContactFolders({ current, counts, onChange }: ContactFoldersProps) {
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
