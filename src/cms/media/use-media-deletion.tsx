import { useQuery } from '@tanstack/react-query'
import { mediaCalls } from '#src/contract/media/media-calls.ts'
import type { MediaItem, MediaUse } from '#src/contract/media/media-schemas.ts'
import { mediaListOptions, mediaUsesOptions } from '#src/queries/media-queries.ts'
import { useChange } from '#src/queries/use-change.ts'
import { useDeletion } from '#src/cms/components/questions/use-deletion.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'

export function useMediaDeletion() {
  const deletion = useChange(mediaCalls.deleteMedia)
  const bulkDeletion = useChange(mediaCalls.changeMedia)
  const remove = useDeletion<MediaItem>({
    ...{ kind: 'media', noun: 'file', nameOf: ({ originalName }) => `"${originalName}"` },
    note: (ids) => <MediaUsageNote ids={ids} />,
    listOf: () => mediaListOptions().queryKey,
    deleteOne: deletion.mutateAsync,
    deleteSeveral: async (ids) => {
      await bulkDeletion.mutateAsync({ body: { ids, isDeleted: true } })
    },
  })
  return { remove, isDeleting: deletion.isPending || bulkDeletion.isPending }
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
