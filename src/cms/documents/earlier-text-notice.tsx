import { RelativeDate } from '#src/cms/components/relative-date.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import type { EditedDocument } from './use-document-draft.ts'

/** Text of an earlier visit that was not stored, to restore or discard. */
export function EarlierTextNotice<V>({
  document: { earlier, restore },
}: {
  document: EditedDocument<V>
}) {
  if (!earlier) return null
  return (
    <section
      aria-label="Unsaved text"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-accent bg-surface px-5 py-3"
    >
      <p>
        Unsaved changes from <RelativeDate iso={earlier.at} />.
      </p>
      <div className="flex gap-2">
        <Button
          variant="primary"
          onClick={() => {
            restore(earlier.value)
            earlier.remove()
          }}
        >
          Restore
        </Button>
        <Button onClick={earlier.remove}>Discard</Button>
      </div>
    </section>
  )
}
