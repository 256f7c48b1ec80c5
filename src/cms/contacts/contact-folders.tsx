import clsx from 'clsx'
import type { ContactFolder } from './contact-folder.ts'

const FOLDERS = [
  { folder: 'inbox', label: 'Inbox' },
  { folder: 'archived', label: 'Archived' },
  { folder: 'spam', label: 'Spam' },
] as const

type ContactFoldersProps = {
  current: ContactFolder
  /** How many lie in each, as far as it is known. */
  counts: Partial<Record<ContactFolder, number>>
  onChange: (folder: ContactFolder) => void
}

/** A calm filter: three words, one of them underlined. */
export function ContactFolders({ current, counts, onChange }: ContactFoldersProps) {
  return (
    <div role="group" aria-label="Folder" className="flex gap-1 border-b border-border">
      {FOLDERS.map(({ folder, label }) => (
        <button
          key={folder}
          type="button"
          aria-pressed={folder === current}
          onClick={() => onChange(folder)}
          className={clsx(
            'control-size -mb-px border-b-2 px-3 text-sm transition-colors',
            folder === current
              ? 'border-accent font-medium text-text'
              : 'border-transparent text-muted hover:text-text',
          )}
        >
          {label}
          {counts[folder] !== undefined && (
            <span className="ml-2 font-mono text-xs text-muted tabular-nums">{counts[folder]}</span>
          )}
        </button>
      ))}
    </div>
  )
}
