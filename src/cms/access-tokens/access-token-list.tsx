import { KeyRound } from 'lucide-react'
import {
  accessTokenCalls,
  TOKEN_SCOPE_LABELS,
} from '#src/contract/access-tokens/access-token-calls.ts'
import type { AccessToken } from '#src/contract/access-tokens/access-token-calls.ts'
import { formatShortDate } from '#src/lib/format/long-date-time.ts'
import { useChange } from '#src/queries/use-change.ts'
import { runAction } from '#src/cms/components/screen/run-action.ts'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { useNow } from '#src/cms/components/screen/use-now.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { confirm } from '#src/ui/overlays/confirm.tsx'

export function AccessTokenList({ tokens }: { tokens: readonly AccessToken[] }) {
  const { mutateAsync, isPending } = useChange(accessTokenCalls.revokeAccessToken)
  const revoke = async ({ id, name }: AccessToken) => {
    const question = {
      title: `Revoke "${name}"?`,
      description: 'Scripts that use this token stop working immediately. This cannot be undone.',
      confirmLabel: 'Revoke',
      isDestructive: true,
    }
    if (!(await confirm(question))) return
    await runAction({
      send: () => mutateAsync(id),
      done: `"${name}" revoked`,
      failure: `Failed to revoke "${name}"`,
    })
  }
  return (
    <ul aria-label="Access tokens" className="divide-y divide-border">
      {tokens.map((token) => (
        <TokenRow
          key={token.id}
          token={token}
          isBusy={isPending}
          onRevoke={() => void revoke(token)}
        />
      ))}
    </ul>
  )
}

type TokenRowProps = { token: AccessToken; isBusy: boolean; onRevoke: () => void }

function TokenRow({ token, isBusy, onRevoke }: TokenRowProps) {
  const { name, scopes, createdAt, createdBy, expiresAt, hasCurrentSecret, lastUsedAt } = token
  const isExpired = Date.parse(expiresAt) <= useNow()
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3 sm:flex-nowrap">
      <KeyRound aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="grid min-w-0 grow basis-0 gap-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
          {scopes.map((scope) => (
            <Badge key={scope}>{TOKEN_SCOPE_LABELS[scope].label}</Badge>
          ))}
          {(isExpired || !hasCurrentSecret) && <Badge tone="warning">Expired</Badge>}
        </span>
        <span className="font-mono text-xs text-muted">
          {lastUsedAt === null ? (
            'never used'
          ) : (
            <>
              last used <RelativeDate iso={lastUsedAt} />
            </>
          )}{' '}
          ·{' '}
          {hasCurrentSecret || isExpired ? (
            <>
              {isExpired ? 'expired' : 'expires'}{' '}
              <time dateTime={expiresAt}>{formatShortDate(expiresAt)}</time>
            </>
          ) : (
            'revoked when the secret of the server was changed'
          )}
        </span>
        <span className="font-mono text-xs wrap-anywhere text-muted">
          created <RelativeDate iso={createdAt} /> by {createdBy}
        </span>
      </span>
      <Button
        aria-label={`Revoke ${name}`}
        className="max-sm:ml-7"
        disabled={isBusy}
        onClick={onRevoke}
      >
        Revoke
      </Button>
    </li>
  )
}
