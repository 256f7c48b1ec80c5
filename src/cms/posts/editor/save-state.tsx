import type { SaveMode } from '#src/cms/posts/saving/save-machine.ts'

type SaveStateProps = { running: SaveMode | null; savedAt: Date | null; isUnsaved: boolean }

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** The result of the last Ctrl+S, in place of a toast: it may be pressed after every sentence. */
export function SaveState({ running, savedAt, isUnsaved }: SaveStateProps) {
  const saved = savedAt ? `Saved at ${time.format(savedAt)}` : ''
  return (
    <p className="flex flex-wrap gap-x-2 font-mono text-xs text-muted tabular-nums">
      {/* Announced after each save; what is typed afterwards is not. */}
      <span role="status">{running ? 'Saving...' : saved}</span>
      {isUnsaved && !running && <span>{savedAt ? '· ' : ''}Unsaved changes</span>}
    </p>
  )
}
