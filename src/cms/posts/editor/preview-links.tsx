import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { TIMES } from '#src/contract/limits.ts'
import { previewLinkCalls } from '#src/contract/posts/preview-link-calls.ts'
import type { PreviewLink } from '#src/contract/posts/preview-link-calls.ts'
import { formatLongDate } from '#src/lib/format/long-date.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { useChange } from '#src/queries/use-change.ts'
import { failed } from '#src/cms/components/screen/run-action.ts'
import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'

export function PreviewLinks({ postId }: { postId: string }) {
  const links = useQuery(
    callQuery(
      previewLinkCalls.listPreviewLinks,
      { params: { id: postId } },
      { refetchOnMount: 'always' },
    ),
  )
  const creation = useChange(previewLinkCalls.createPreviewLink)
  const deletion = useChange(previewLinkCalls.deletePreviewLink)
  const create = () =>
    creation.mutate(postId, { onError: () => failed('Failed to create the link') })
  const revoke = (id: string) =>
    deletion.mutate(id, { onError: () => failed('Failed to revoke the link') })
  return (
    <div className="grid gap-4">
      {links.isPending && <Spinner label="Loading links" />}
      {links.isError && !links.data && (
        <LoadFailure name="The links" onRetry={() => void links.refetch()} />
      )}
      {links.data && links.data.length > 0 && (
        <ul aria-label="Preview links" className="grid gap-3">
          {links.data.map((link) => (
            <LinkRow key={link.id} link={link} onRevoke={() => revoke(link.id)} />
          ))}
        </ul>
      )}
      <Button
        variant="primary"
        className="justify-self-start"
        disabled={creation.isPending}
        onClick={create}
      >
        Create link
      </Button>
    </div>
  )
}

function LinkRow({ link, onRevoke }: { link: PreviewLink; onRevoke: () => void }) {
  const url = window.location.origin + link.path
  return (
    <li className="grid gap-1">
      <div className="flex items-center gap-1">
        <Input
          readOnly
          aria-label="Preview link"
          value={url}
          onFocus={(event) => event.target.select()}
          className="min-w-0 flex-1 font-mono text-xs"
        />
        <CopyButton text={url} confirmation={TIMES.copyConfirmation} />
        <IconButton label="Revoke link" icon={Trash2} onClick={onRevoke} />
      </div>
      <span className="text-xs text-muted">Expires on {formatLongDate(link.expiresAt)}</span>
    </li>
  )
}
