import type { ContactFolder } from './contact-folder.ts'

const FOLDERS = [
  { folder: 'inbox', label: 'Inbox' },
  { folder: 'unanswered', label: 'Unanswered' },
  { folder: 'archived', label: 'Archived' },
  { folder: 'spam', label: 'Spam' },
] as const

type ContactFoldersProps = {
  current: ContactFolder
  /** Number of messages per folder, if known. */
  counts: Partial<Record<ContactFolder, number>>
  onChange: (folder: ContactFolder) => void
}

/** Folder filter: four words, the current one underlined. The narrowest phones have no space for the counts. */
export function ContactFolders({ current, counts, onChange }: ContactFoldersProps) {
  return (
    <div
      role="radiogroup"
      aria-label="Folder"
      className="flex flex-wrap gap-x-1 border-b border-border"
    >
      {FOLDERS.map(({ folder, label }) => (
        <label
          key={folder}
          className="control-size relative -mb-px flex cursor-pointer items-center border-b-2 border-transparent px-3 text-sm text-muted max-sm:px-1.5 transition-colors hover:text-text has-checked:border-accent has-checked:font-medium has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="folder"
            checked={folder === current}
            onChange={() => onChange(folder)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span>{label}</span>
          {counts[folder] !== undefined && (
            <span className="ml-2 font-mono text-xs text-muted tabular-nums max-sm:ml-1 max-[22rem]:hidden">
              {counts[folder]}
            </span>
          )}
        </label>
      ))}
    </div>
  )
}
