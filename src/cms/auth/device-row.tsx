import { Monitor, Smartphone } from 'lucide-react'
import type { ActiveSession } from '#src/contract/auth/session-schemas.ts'
import { RelativeDate } from '#src/cms/components/relative-date.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Button } from '#src/ui/controls/button.tsx'

type DeviceRowProps = { session: ActiveSession; isBusy: boolean; onEnd: () => void }

/** One session: device and address, when it started and when it expires at the latest. */
export function DeviceRow({ session, isBusy, onEnd }: DeviceRowProps) {
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
