import { useEffect, useRef, useState } from 'react'
import { importCalls } from '#src/contract/import/import-calls.ts'
import type { Import } from '#src/contract/import/import-schemas.ts'
import { useRefreshContent } from '#src/queries/import-queries.ts'
import { useChange } from '#src/queries/use-change.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Card, CardBody, CardHeader, CardTitle } from '#src/ui/display/card.tsx'
import { Progress } from '#src/ui/display/progress.tsx'
import { ImportOptionsForm } from './import-options-form.tsx'
import { ImportReport } from './import-report-view.tsx'
import { isEmptyImport, importName, fullTenth, progressText } from './import-text.ts'
import { STATES } from './import-states.ts'
import { showImportFailure as showFailure } from './show-import-failure.ts'

type CurrentImportProps = { shown: Import; onClose: () => void }

export function CurrentImport({ shown, onClose }: CurrentImportProps) {
  const [isPlanCurrent, setPlanCurrent] = useState(true)
  useRefreshAfter(shown)
  const { phase, state, problem, description } = shown
  const isPlanned = phase === 'plan' && state === 'done'
  return (
    <Card role="region" aria-label="Current import">
      <CardHeader className="flex-wrap">
        <div aria-live="polite" className="grid min-w-0 gap-1">
          <CardTitle>
            {shown.revertedAt === null ? STATES[phase][state].title : 'Imported and reverted'}
          </CardTitle>
          <p className="text-sm wrap-anywhere text-muted">
            {importName(shown)}
            {description !== null && description !== importName(shown) && ` · ${description}`}
          </p>
        </div>
        <ImportActions shown={shown} isPlanned={isPlanCurrent} onClose={onClose} />
      </CardHeader>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {problem !== null && (
          <p role="alert" className="text-sm wrap-anywhere text-danger">
            {problem}
          </p>
        )}
        {state === 'interrupted' && (
          <p className="text-sm">
            {phase === 'import' && !shown.canContinue ? FILES_GONE : STATES[phase].interrupted.text}
          </p>
        )}
        {state === 'running' && <ImportProgress shown={shown} />}
        {shown.counts && <ImportReport shown={shown} counts={shown.counts} />}
        {isPlanned && (
          // Open where the plan depends on a choice: which earlier import the files are from.
          <details open={(shown.source?.earlier.length ?? 0) > 0}>
            <summary className="control-size cursor-pointer text-sm font-medium">Options</summary>
            <ImportOptionsForm shown={shown} onChange={(isChanged) => setPlanCurrent(!isChanged)} />
          </details>
        )}
      </CardBody>
    </Card>
  )
}

/** Also shown for imports started from the command line. */
const FILES_GONE =
  'The import stopped before it finished, and its files have been deleted. Upload them again. Posts that were imported will not be duplicated.'

function ImportActions({ shown, isPlanned, onClose }: CurrentImportProps & { isPlanned: boolean }) {
  const { id, phase, state, canContinue } = shown
  const start = useChange(importCalls.startImport)
  const cancel = useChange(importCalls.cancelImport)
  const isBusy = start.isPending || cancel.isPending
  const canStart = phase === 'plan' ? state === 'done' : canContinue
  const canCancel = phase === 'plan' || state === 'running' || state === 'interrupted'
  return (
    <div className="flex flex-wrap gap-2">
      {canStart && (
        <Button
          variant="primary"
          disabled={isBusy || isEmptyImport(shown) || !isPlanned}
          onClick={() => start.mutate(id, { onError: showFailure })}
        >
          {phase === 'plan' ? 'Import' : 'Continue'}
        </Button>
      )}
      {canCancel && (
        <Button disabled={isBusy} onClick={() => cancel.mutate(id, { onError: showFailure })}>
          {phase === 'plan' ? 'Discard' : 'Stop'}
        </Button>
      )}
      {!canCancel && <Button onClick={onClose}>Close</Button>}
    </div>
  )
}

function useRefreshAfter({ phase, state }: Import) {
  const refresh = useRefreshContent()
  const step = `${phase} ${state}`
  const known = useRef(step)
  useEffect(() => {
    if (known.current === step) return
    known.current = step
    // A short one has ended before it was seen running.
    if (phase === 'import' && state !== 'running') void refresh()
  }, [step, phase, state, refresh])
}

/** The progress element, and for screen readers each full tenth: every post would interrupt all else. */
function ImportProgress({ shown }: { shown: Import }) {
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
        <p className="text-sm text-muted">You can leave this page. The import continues.</p>
      )}
    </div>
  )
}
