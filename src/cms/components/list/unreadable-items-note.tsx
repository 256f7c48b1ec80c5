import { pluralize } from '#src/lib/format/pluralize.ts'
import { useInvalidItemCount } from '#src/queries/invalid-items.ts'

export function UnreadableItemsNote({ path, noun }: { path: string; noun: string }) {
  const count = useInvalidItemCount(path)
  if (count === 0) return null
  return (
    <p role="status" className="rounded-card border border-warning px-4 py-3 text-sm">
      {pluralize(count, noun)} could not be read and {count === 1 ? 'is' : 'are'} not shown.
    </p>
  )
}
