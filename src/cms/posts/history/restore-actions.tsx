import { Undo2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { postDraftCalls } from '#src/contract/posts/post-draft-calls.ts'
import { postVersionCalls } from '#src/contract/posts/post-version-calls.ts'
import type { PostVersion } from '#src/contract/posts/post-version-schemas.ts'
import { formatLongDateTime } from '#src/lib/format/long-date-time.ts'
import { announceRemoteChange } from '#src/queries/remote-changes.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { useChange } from '#src/queries/use-change.ts'
import { failed, succeeded, undoAction } from '#src/cms/components/screen/run-action.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { confirm } from '#src/ui/overlays/confirm.tsx'

const NOTES: Record<PostVersion['state'], string> = {
  draft: 'The post stays a draft.',
  published: 'Visitors keep seeing the published text.',
  scheduled: 'The post stays scheduled.',
}

const QUESTION = {
  title: 'Publish this version?',
  description: 'Visitors will see this version instead of the currently published one.',
  confirmLabel: 'Publish',
}

type RestoreActionsProps = {
  id: string
  version: PostVersion
  current: PostVersion
  /** The version that visitors see, or will see from its date on; undefined for a draft. */
  shown: PostVersion | undefined
  etag: string | null
}

/** Restores the text only. A published post keeps its text: the version becomes a draft over it, unless it is published. */
export function RestoreActions({ id, version, current, shown, etag }: RestoreActionsProps) {
  const router = useRouter()
  const { mutate, mutateAsync, isPending } = useChange(postVersionCalls.restorePostVersion)
  const discard = useChange(postDraftCalls.discardPostDraft)
  const when = formatLongDateTime(version.savedAt)
  const isPublished = shown?.state === 'published'

  const restore = (as: 'draft' | undefined, description: string) =>
    mutate(
      { params: { id, version: version.id }, query: { as }, etag },
      {
        onSuccess: (restored) => {
          const change = { params: { id }, etag: restored.etag }
          // Without a previous draft, the published text stays the text to continue with.
          const revert = () =>
            as === 'draft' && current.isPublic
              ? discard.mutateAsync(change)
              : mutateAsync({ ...change, params: { id, version: current.id }, query: { as } })
          // The editor may show the post by then.
          const undo = async () => revert().finally(() => announceRemoteChange(['posts']))
          succeeded(description, { action: undoAction(undo) })
          if (as === 'draft') router.push(`/cms/blog/edit/${id}`)
        },
        onError: (error) => failed(failureText(error)),
      },
    )
  const publish = async () => {
    if (await confirm(QUESTION)) restore(undefined, `Published the version from ${when}`)
  }
  const label = isPublished ? 'Continue with this version' : 'Restore this version'
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span id="restore-note" className="text-xs text-muted">
        {NOTES[shown?.state ?? 'draft']}
      </span>
      <Button
        icon={Undo2}
        variant="primary"
        aria-describedby="restore-note"
        disabled={isPending}
        onClick={() =>
          isPublished
            ? restore('draft', `The version from ${when} is now your draft`)
            : restore(undefined, `Restored the version from ${when}`)
        }
      >
        {isPending ? 'Restoring...' : label}
      </Button>
      {isPublished && shown === current && (
        <Button disabled={isPending} onClick={() => void publish()}>
          Publish this version...
        </Button>
      )}
    </div>
  )
}

function failureText(error: unknown): string {
  const text = 'Failed to restore this version'
  if (!(error instanceof RequestError)) return text
  if (error.status === 412)
    return 'The post was saved elsewhere after you opened this list, so nothing was restored. Review the new version, then restore again to replace it.'
  if (error.status === 404) return `${text}: the version has expired or the post was deleted.`
  return error.status === 400 ? `${text}: ${error.serverMessage}` : text
}
