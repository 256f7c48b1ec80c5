'use client'

import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { callQuery } from '#src/queries/call-query.ts'
import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { useChange } from '#src/queries/use-change.ts'
import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import { runAction } from '#src/cms/components/screen/run-action.ts'
import { QuestionChoice } from '#src/cms/components/questions/question-choice.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Card, CardHeader } from '#src/ui/display/card.tsx'
import { SkeletonList } from '#src/ui/display/skeleton.tsx'
import { confirm } from '#src/ui/overlays/confirm.tsx'
import type { ActiveSession } from '#src/contract/auth/session-calls.ts'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { Badge } from '#src/ui/display/badge.tsx'

const QUESTION = {
  title: 'Sign out all other devices?',
  description: 'They will have to sign in with Google again.',
  confirmLabel: 'Sign out',
  isDestructive: true,
}

export function DevicesCard() {
  // Refetched on every mount: other devices sign in and out.
  const sessions = useQuery(callQuery(sessionCalls.listSessions, {}, { staleTime: 0 }))
  const ending = useChange(sessionCalls.endSession)
  const endingOthers = useChange(sessionCalls.endOtherSessions)
  const isBusy = ending.isPending || endingOthers.isPending
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent) ?? false

  const endOne = (id: string) =>
    runAction({
      send: () => ending.mutateAsync(id),
      done: 'Device signed out',
      failure: 'Failed to sign out the device',
    })
  const handleEndOthers = async () => {
    let areTokensRevoked = false
    // A stolen session may have read the tokens too.
    const choice = (
      <QuestionChoice
        label="Also revoke your access tokens"
        hint="Scripts that use them stop working immediately. This cannot be undone."
        onChange={(isChosen) => (areTokensRevoked = isChosen)}
      />
    )
    if (!(await confirm({ ...QUESTION, choice }))) return
    const query = { tokens: areTokensRevoked ? 'revoke' : undefined }
    await runAction({
      send: () => endingOthers.mutateAsync({ query }),
      done: ({ revoked }) => {
        const tokens = revoked > 0 ? `, ${pluralize(revoked, 'access token')} revoked` : ''
        return `Other devices signed out${tokens}`
      },
      failure: 'Failed to sign out other devices',
    })
  }

  if (sessions.isError)
    return <LoadFailure name="Signed-in devices" onRetry={() => void sessions.refetch()} />
  return (
    <Card role="region" aria-label="Signed-in devices">
      <CardHeader className="flex-wrap gap-y-2" title="Signed-in devices">
        {hasOthers && (
          <Button disabled={isBusy} onClick={() => void handleEndOthers()}>
            Sign out all others
          </Button>
        )}
      </CardHeader>
      {sessions.isPending && (
        <SkeletonList count={1} label="Loading devices" className="px-5 py-4" bar="h-10" />
      )}
      <ul aria-label="Signed-in devices" className="divide-y divide-border px-5 py-1">
        {sessions.data?.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => void endOne(session.id)}
          />
        ))}
      </ul>
    </Card>
  )
}

type DeviceRowProps = { session: ActiveSession; isBusy: boolean; onEnd: () => void }

function DeviceRow({ session, isBusy, onEnd }: DeviceRowProps) {
  const { device, address, createdAt, expiresAt, isCurrent } = session
  const name = device || 'Unknown device'
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="grid min-w-0 grow basis-0 gap-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{name}</span>
          {isCurrent && <Badge tone="accent">This device</Badge>}
        </span>
        <span className="font-mono text-xs text-muted">
          {address && <span className="break-all">{address} · </span>}
          signed in <RelativeDate iso={createdAt} /> · ends <RelativeDate iso={expiresAt} />
        </span>
      </span>
      {!isCurrent && (
        <Button aria-label={`Sign out ${name}`} disabled={isBusy} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  )
}
