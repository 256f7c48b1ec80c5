import type { Import } from '#src/contract/import/import-schemas.ts'
import { Progress } from '#src/ui/display/progress.tsx'
import { fullTenth, progressText } from './import-text.ts'

/** The progress element, and for screen readers each full tenth: every post would interrupt all else. */
export function ImportProgress({ shown }: { shown: Import }) {
  const { done, total } = shown.progress
  const tenth = fullTenth(shown)
  const text = progressText(shown)
  return (
    <div className="grid gap-2">
      <p className="font-mono text-xs text-muted tabular-nums">{text}</p>
      <Progress
        label={shown.phase === 'plan' ? 'Planning the import' : 'Importing'}
        share={total === null ? 0 : done / Math.max(total, 1)}
      />
      <p aria-live="polite" className="sr-only">
        {tenth === null ? text : `${tenth} percent`}
      </p>
      {shown.phase === 'import' && (
        <p className="text-sm text-muted">You can leave this page: the import goes on.</p>
      )}
    </div>
  )
}
