import { CircleAlert } from 'lucide-react'

/** Shows a failed read instead of an empty list; nothing is retried automatically (S7-all-06). */
export function LoadFailure({ name, onRetry }: { name: string; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-card border border-danger px-4 py-3 text-sm"
    >
      <CircleAlert aria-hidden className="size-5 text-danger" />
      <span className="grow">{name} could not be loaded.</span>
      <button
        type="button"
        onClick={onRetry}
        className="control-size rounded-card border border-control px-3"
      >
        Try again
      </button>
    </div>
  )
}
