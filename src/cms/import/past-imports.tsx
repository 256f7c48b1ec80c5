import { importCalls } from '#src/contract/import/import-calls.ts'
import type { Import } from '#src/contract/import/import-schemas.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { revertSummary } from '#src/lib/format/revert-summary.ts'
import { useChange } from '#src/queries/use-change.ts'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card, CardHeader } from '#src/ui/display/card.tsx'
import { confirm } from '#src/ui/overlays/confirm.tsx'
import { STATES } from './import-states.ts'
import { countsText, importName } from './import-text.ts'
import { runAction } from '#src/cms/components/screen/run-action.ts'

type PastImportsProps = {
  imports: readonly Import[]
  shownId: string | undefined
  onShow: (id: string) => void
}

export function PastImports({ imports, shownId, onShow }: PastImportsProps) {
  const { revert, isBusy } = useRevert()
  const past = imports.filter(({ phase, state }) => phase === 'import' && state !== 'running')
  return (
    <Card role="region" aria-label="Past imports">
      <CardHeader title={`Imports of the last ${LIMITS.trashDays} days`} />
      {past.length === 0 ? (
        <p className="p-5 text-sm text-muted">
          No imports yet. You can revert an import for {LIMITS.trashDays} days.
        </p>
      ) : (
        <ul aria-label="Imports" className="divide-y divide-border px-5 py-1">
          {past.map((one) => (
            <PastImport
              key={one.id}
              past={one}
              isBusy={isBusy}
              onShow={hasReport(one) && one.id !== shownId ? () => onShow(one.id) : undefined}
              onRevert={() => void revert(one)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

const hasReport = ({ counts, canContinue }: Import) => counts !== null || canContinue

type PastImportProps = {
  past: Import
  isBusy: boolean
  onShow: (() => void) | undefined
  onRevert: () => void
}

function PastImport({ past, isBusy, onShow, onRevert }: PastImportProps) {
  const { phase, state, createdAt, counts, revertedAt, canRevert, canContinue } = past
  const stateText = STATES[phase][state]
  const name = importName(past)
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 py-3">
      <div className="grid min-w-0 grow basis-48 gap-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
          {revertedAt === null ? (
            <Badge tone={stateText.tone}>{stateText.badge}</Badge>
          ) : (
            <Badge>Reverted</Badge>
          )}
        </span>
        <span className="font-mono text-xs text-muted tabular-nums">
          <RelativeDate iso={createdAt} />
          {counts && ` · ${countsText(past)}`}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {onShow && (
          <Button
            aria-label={canContinue ? `Continue ${name}` : `Report of ${name}`}
            onClick={onShow}
          >
            {canContinue ? 'Continue...' : 'Report'}
          </Button>
        )}
        {canRevert && (
          <Button aria-label={`Revert ${name}`} disabled={isBusy} onClick={onRevert}>
            Revert
          </Button>
        )}
      </div>
    </li>
  )
}

function useRevert() {
  const { mutateAsync, isPending } = useChange(importCalls.revertImport)
  const revert = async (past: Import) => {
    const name = importName(past)
    const question = {
      title: `Revert the import of "${name}"?`,
      description: `Everything it created moves to the trash, including items you have edited since. Images used elsewhere are kept. Its redirects are deleted. Posts that it updated keep their current text, and settings changed since are kept.`,
      confirmLabel: 'Revert',
      isDestructive: true,
    }
    if (!(await confirm(question))) return
    await runAction({
      send: () => mutateAsync(past.id),
      done: revertSummary,
      failure: `Failed to revert the import of "${name}"`,
    })
  }
  return { revert, isBusy: isPending }
}
