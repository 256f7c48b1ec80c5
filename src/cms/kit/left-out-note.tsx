import type { Call } from '#src/contract/call.ts'
import { counted } from '#src/lib/counted.ts'
import { useLeftOut } from '#src/queries/left-out.ts'

/** Says how many items of a list could not be read; the others are shown. */
export function LeftOutNote({ call, noun }: { call: Call; noun: string }) {
  const count = useLeftOut(call)
  if (count === 0) return null
  return (
    <p role="status" className="rounded-card border border-warning px-4 py-3 text-sm">
      {counted(count, noun)} could not be read and {count === 1 ? 'is' : 'are'} not shown.
    </p>
  )
}
