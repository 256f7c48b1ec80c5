'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { importCalls } from '#src/contract/import/import-calls.ts'
import type { Import } from '#src/contract/import/import-schemas.ts'
import { importListOptions } from '#src/queries/import-queries.ts'
import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import { ScreenHeader } from '#src/cms/components/screen/screen-header.tsx'
import { UnreadableItemsNote } from '#src/cms/components/list/unreadable-items-note.tsx'
import { SkeletonList } from '#src/ui/display/skeleton.tsx'
import { useSearchParam } from '#src/ui/use-search-param.ts'
import { CurrentImport } from './current-import.tsx'
import { ImportDrop } from './import-drop.tsx'
import { ExportSection } from '#src/cms/export/export-section.tsx'
import { PastImports } from './past-imports.tsx'
import { useImportUpload } from './use-import-upload.ts'

export function ImportScreen() {
  const imports = useQuery(importListOptions())
  const [shownId, show] = useSearchParam('show')
  const upload = useImportUpload(show)
  const { shown, close } = useShownImport(imports.data ?? [], {
    id: shownId,
    onClose: () => show(''),
  })
  return (
    <>
      <ScreenHeader
        title="Import and export"
        hint="Import posts from another blog, with images, links and redirects from their old URLs. You review the plan before anything is saved."
      />
      {imports.isPending && (
        <SkeletonList count={1} label="Loading the imports" className="grid gap-3" bar="h-36" />
      )}
      {imports.isError && !imports.data && (
        <LoadFailure name="The imports" onRetry={() => void imports.refetch()} />
      )}
      {imports.data && !shown && <ImportDrop upload={upload} />}
      {shown && <CurrentImport key={shown.id} shown={shown} onClose={close} />}
      <UnreadableItemsNote path={importCalls.listImports.path} noun="import" />
      {imports.data && <PastImports imports={imports.data} shownId={shown?.id} onShow={show} />}
      <ExportSection />
    </>
  )
}

/** The chosen import, otherwise the running or resumable one, which stays shown after its end. */
function useShownImport(imports: readonly Import[], chosen: { id: string; onClose: () => void }) {
  const [followedId, follow] = useState<string>()
  const find = (id: string | undefined) => imports.find((one) => one.id === id)
  const underWay =
    imports.find(({ phase, state }) => phase === 'plan' || state === 'running') ??
    imports.find(({ state, canContinue }) => state === 'interrupted' && canContinue)
  // Not in an effect: the screen would first be rendered without it.
  if (underWay && underWay.id !== followedId) follow(underWay.id)
  const close = () => {
    follow(undefined)
    chosen.onClose()
  }
  return { shown: find(chosen.id) ?? underWay ?? find(followedId), close }
}
