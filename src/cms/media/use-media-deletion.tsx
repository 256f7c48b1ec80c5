'use client'

import { useQueryClient } from '@tanstack/react-query'
import { mediaCalls } from '#src/contract/media/media-calls.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { mediaListOptions } from '#src/queries/media-queries.ts'
import { useChange } from '#src/queries/use-change.ts'
import { deletionQuestion, deletionQuestionFor } from '#src/cms/components/deletion-question.ts'
import { deleteWithUndo } from '#src/cms/components/undo.ts'
import { useConfirm } from '#src/ui/overlays/use-confirm.tsx'
import { MediaUsageNote } from './media-usage-note.tsx'

/** Confirms, shows where the files are used, deletes, reports the result, offers undo. */
export function useMediaDeletion() {
  const { confirm, dialog } = useConfirm()
  const client = useQueryClient()
  const { mutateAsync: deleteOne, isPending: isDeletingOne } = useChange(mediaCalls.deleteMedia)
  const { mutateAsync: restoreOne } = useChange(mediaCalls.restoreMedia)
  const { mutateAsync: change, isPending: isChanging } = useChange(mediaCalls.changeMedia)

  const remove = async (items: readonly MediaItem[]) => {
    const ids = items.map(({ id }) => id)
    const [first, ...others] = items
    if (!first) return
    const isOne = others.length === 0
    const question = isOne
      ? deletionQuestion(first.originalName)
      : deletionQuestionFor(`${items.length} files`)
    if (!(await confirm({ ...question, note: <MediaUsageNote ids={ids} /> }))) return
    const [send, revert] = isOne
      ? [() => deleteOne(first.id), () => restoreOne(first.id)]
      : [
          () => change({ body: { ids, isDeleted: true } }),
          () => change({ body: { ids, isDeleted: false } }),
        ]
    await deleteWithUndo({
      ...{ ids, send, revert },
      listed: () => client.getQueryData(mediaListOptions().queryKey),
      done: `${isOne ? 'File' : `${items.length} files`} deleted successfully`,
      failure: isOne ? 'Failed to delete file' : 'Failed to delete files',
    })
  }
  return { remove, isDeleting: isDeletingOne || isChanging, dialog }
}
