import { useQueryClient, useQuery } from '@tanstack/react-query'
import { mediaCalls } from '#src/contract/media/media-calls.ts'
import type { MediaItem, MediaUse } from '#src/contract/media/media-schemas.ts'
import { mediaListOptions, mediaUsesOptions } from '#src/queries/media-queries.ts'
import { useChange } from '#src/queries/use-change.ts'
import {
  deletionQuestion,
  deletionQuestionFor,
} from '#src/cms/components/questions/deletion-question.ts'
import { runAction, undoAction } from '#src/cms/components/screen/run-action.ts'
import { confirm } from '#src/ui/overlays/confirm.tsx'
import { pluralize } from '#src/lib/format/pluralize.ts'

export function useMediaDeletion() {
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
    await runAction<unknown>({
      ids,
      send: () => (isOne ? deleteOne(first.id) : change({ body: { ids, isDeleted: true } })),
      action: undoAction(() =>
        isOne ? restoreOne(first.id) : change({ body: { ids, isDeleted: false } }),
      ),
      listed: () => client.getQueryData(mediaListOptions().queryKey),
      done: `${isOne ? 'File' : `${items.length} files`} deleted successfully`,
      failure: isOne ? 'Failed to delete file' : 'Failed to delete files',
    })
  }
  return { remove, isDeleting: isDeletingOne || isChanging }
}

function MediaUsageNote({ ids }: { ids: readonly string[] }) {
  const { data, isFetching } = useQuery(mediaUsesOptions(ids))
  const isOne = ids.length === 1
  const text = isFetching
    ? `Checking where ${isOne ? 'it is' : 'they are'} used...`
    : warning(data, isOne)
  return <span role="status">{text}</span>
}

function warning(uses: MediaUse[] | undefined, isOne: boolean): string {
  const [are, them] = isOne ? ['It is', 'it'] : ['They are', 'they']
  if (!uses) return `Could not check where ${isOne ? 'it is' : 'they are'} used.`
  const [first] = uses
  if (!first) return `${are} not used anywhere.`
  if (uses.length === 1) return `${are} used in "${first.title}", where ${them} will be missing.`
  return `${are} used in ${pluralize(uses.length, 'place')}, including "${first.title}", where ${them} will be missing.`
}
