import type { PostVersion } from '#src/contract/posts/post-version-schemas.ts'
import { formatLongDateTime } from '#src/lib/format/long-date-time.ts'
import { useRestorePostVersion } from '#src/queries/post-version-queries.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { undoAction } from '#src/cms/components/undo.ts'
import { toast } from '#src/ui/toast/toast-store.ts'

type Restoration = {
  version: PostVersion
  /** What stands now: undo restores it. */
  current: PostVersion
  etag: string | null
}

/** Restores a version, says so with undo, and says why it failed. */
export function useVersionRestore(id: string) {
  const { mutate, mutateAsync, isPending } = useRestorePostVersion(id)
  const restore = ({ version, current, etag }: Restoration) =>
    mutate(
      { version: version.id, etag },
      {
        onSuccess: (restored) =>
          toast({
            title: 'Success',
            description: `Version of ${formatLongDateTime(version.savedAt)} restored`,
            action: undoAction(() => mutateAsync({ version: current.id, etag: restored.etag })),
          }),
        onError: (error) =>
          toast({ variant: 'destructive', title: 'Error', description: failureText(error) }),
      },
    )
  return { restore, isRestoring: isPending }
}

function failureText(error: unknown): string {
  const failed = 'Failed to restore this version'
  if (!(error instanceof RequestError)) return failed
  if (error.status === 412)
    return 'The post was saved elsewhere since this list was loaded, so nothing was restored. The new version is in the list now: restore again to replace it.'
  if (error.status === 404) return `${failed}: it is no longer kept, or the post was deleted.`
  return error.status === 400 ? `${failed}: ${error.serverMessage}` : failed
}
