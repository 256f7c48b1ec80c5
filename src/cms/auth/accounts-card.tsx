'use client'

import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { administratorCalls } from '#src/contract/auth/administrator-calls.ts'
import type { Administrator } from '#src/contract/auth/administrator-calls.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card, CardFooter, CardHeader } from '#src/ui/display/card.tsx'
import { SkeletonList } from '#src/ui/display/skeleton.tsx'

/** `setting` is sent by the server: no browser code names a setting with secrets. */
export function AccountsCard({ setting }: { setting: string }) {
  // Refetched on every mount: others may have signed in.
  const { data, isPending, isError, refetch } = useQuery(
    callQuery(administratorCalls.listAdministrators, {}, { staleTime: 0 }),
  )
  if (isError && !data)
    return <LoadFailure name="The administrators" onRetry={() => void refetch()} />
  return (
    <Card role="region" aria-label="Accounts">
      <CardHeader title="Accounts" />
      {isPending && (
        <SkeletonList count={1} label="Loading administrators" className="px-5 py-4" bar="h-10" />
      )}
      <ul aria-label="Accounts" className="divide-y divide-border px-5 py-1">
        {data?.map((account) => (
          <AccountRow key={account.email} account={account} />
        ))}
      </ul>
      <CardFooter className="text-xs text-muted">
        <code>{setting}</code> on the server controls who can sign in. Restart the server after a
        change.
      </CardFooter>
    </Card>
  )
}

function AccountRow({ account }: { account: Administrator }) {
  const { email, name, isAllowed, isCurrent, lastSignInAt, devices } = account
  return (
    <li className="flex items-start gap-3 py-3">
      <UserRound aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-muted" />
      <div className="grid min-w-0 grow gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium break-all">{name || email}</span>
          {isCurrent && <Badge tone="accent">You</Badge>}
          {!isAllowed && <Badge tone="warning">No longer allowed to sign in</Badge>}
        </p>
        <p className="font-mono text-xs text-muted">
          {name && <span className="break-all">{email} · </span>}
          {lastSignInAt ? (
            <>
              last sign-in <RelativeDate iso={lastSignInAt} />
            </>
          ) : (
            'no sign-in in the past year'
          )}
          {devices > 0 && ` · ${pluralize(devices, 'device')}`}
        </p>
      </div>
    </li>
  )
}
