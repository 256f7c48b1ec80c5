import { ArrowUp } from 'lucide-react'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { Button } from '#src/ui/controls/button.tsx'

type NewEntriesProps = {
  count: number
  /** One of them, as `message`. */
  noun: string
  onShow: () => void
}

/** Announces entries that arrived while the list was on the screen, above it, and shows them when asked. */
export function NewEntries({ count, noun, onShow }: NewEntriesProps) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-30 flex justify-center"
    >
      {count > 0 && (
        <Button variant="primary" className="pointer-events-auto shadow-float" onClick={onShow}>
          <ArrowUp aria-hidden className="size-4" />
          {pluralize(count, `new ${noun}`)}
        </Button>
      )}
    </div>
  )
}
