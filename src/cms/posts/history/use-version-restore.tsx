import { useRouter } from 'next/navigation'
import { postDraftCalls } from '#src/contract/posts/post-draft-calls.ts'
import { postVersionCalls } from '#src/contract/posts/post-version-calls.ts'
import type { PostVersion } from '#src/contract/posts/post-version-schemas.ts'
import { formatLongDateTime } from '#src/lib/format/long-date-time.ts'
import { announceRemoteChange } from '#src/queries/remote-changes.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { useChange } from '#src/queries/use-change.ts'
import { failed, succeeded } from '#src/cms/components/screen/action-toasts.ts'
import { undoAction } from '#src/cms/components/screen/run-action.ts'
import { useConfirm } from '#src/ui/overlays/use-confirm.tsx'

type Restoration = {
  id: string
  version: PostVersion
  current: PostVersion
  etag: string | null
}

const QUESTION = {
  title: 'Publish this version?',
  description: 'Visitors will see this version instead of the currently published one.',
  confirmLabel: 'Publish',
}

export function useVersionRestore({ id, version, current, etag }: Restoration) {
  const router = useRouter()
  const { confirm, dialog } = useConfirm()
  const { mutate, mutateAsync, isPending } = useChange(postVersionCalls.restorePostVersion)
  const discard = useChange(postDraftCalls.discardPostDraft)
  const when = formatLongDateTime(version.savedAt)

  const run = (as: 'draft' | undefined, description: string) =>
    mutate(
      { params: { id, version: version.id }, query: { as }, etag },
      {
        onSuccess: (restored) => {
          // Without a previous draft, the published text stays the text to continue with.
          const isOverPublished = as === 'draft' && current.isPublic
          const revert = () =>
            isOverPublished
              ? discard.mutateAsync({ params: { id }, etag: restored.etag })
              : mutateAsync({
                  params: { id, version: current.id },
                  query: { as },
                  etag: restored.etag,
                })
          // The editor may show the post by then.
          const undo = async () => revert().finally(() => announceRemoteChange(['posts']))
          succeeded(description, { action: undoAction(undo) })
          if (as === 'draft') router.push(`/cms/blog/edit/${id}`)
        },
        onError: (error) => failed(failureText(error)),
      },
    )

  return {
    restore: () => run(undefined, `Restored the version from ${when}`),
    continueWith: () => run('draft', `The version from ${when} is now your draft`),
    publish: async () => {
      if (await confirm(QUESTION)) run(undefined, `Published the version from ${when}`)
    },
    isRestoring: isPending,
    dialog,
  }
}

function failureText(error: unknown): string {
  const text = 'Failed to restore this version'
  if (!(error instanceof RequestError)) return text
  if (error.status === 412)
    return 'The post was saved elsewhere after you opened this list, so nothing was restored. Review the new version, then restore again to replace it.'
  if (error.status === 404) return `${text}: the version has expired or the post was deleted.`
  return error.status === 400 ? `${text}: ${error.serverMessage}` : text
}
