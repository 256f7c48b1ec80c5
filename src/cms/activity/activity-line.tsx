import {
  CircleCheck,
  CircleSlash,
  Download,
  FileCheck2,
  FileInput,
  KeyRound,
  LogIn,
  LogOut,
  Replace,
  ShieldX,
  Trash2,
  Undo2,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { ACTIVITY_LABELS } from '#src/contract/activity/activity-schemas.ts'
import type { ActivityAction, ActivityEntry } from '#src/contract/activity/activity-schemas.ts'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { RelativeDate } from '#src/cms/components/relative-date.tsx'
import { activityLink } from './activity-link.ts'

const ICONS: Record<ActivityAction, LucideIcon> = {
  'sign-in': LogIn,
  'sign-in-refused': ShieldX,
  'sign-out': LogOut,
  publish: CircleCheck,
  unpublish: CircleSlash,
  delete: Trash2,
  restore: Undo2,
  activate: FileCheck2,
  replace: Replace,
  export: Download,
  import: FileInput,
  'create-token': KeyRound,
  'revoke-token': KeyRound,
}

/** An entry of the activity log: action, object and time; with `isFull` also the actor. */
export function ActivityLine({
  entry,
  isFull = false,
}: {
  entry: ActivityEntry
  isFull?: boolean
}) {
  const Icon = ICONS[entry.action]
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-0.5 py-2.5 sm:flex-nowrap">
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={`mt-0.5 size-4 shrink-0 ${entry.action === 'sign-in-refused' ? 'text-danger' : 'text-muted'}`}
      />
      <span className="grid min-w-0 grow basis-0 grid-cols-[minmax(0,1fr)] gap-0.5">
        <span className="break-words">
          {ACTIVITY_LABELS[entry.action]} <Subject entry={entry} />
        </span>
        {isFull && <span className="font-mono text-xs break-all text-muted">{entry.actor}</span>}
      </span>
      <RelativeDate
        iso={entry.at}
        className="pl-7 font-mono text-xs text-muted tabular-nums max-sm:basis-full sm:shrink-0 sm:pl-0"
      />
    </li>
  )
}

/** What an entry names, as a link where it can be seen. */
function Subject({ entry }: { entry: ActivityEntry }) {
  const link = activityLink(entry)
  if (!entry.subject) return null
  if (!link) return <bdi className="font-medium">{entry.subject}</bdi>
  return (
    <IntentLink
      dir="auto"
      href={link}
      className="font-medium underline decoration-muted underline-offset-4 hover:text-accent pointer-coarse:py-2.5"
    >
      {entry.subject}
    </IntentLink>
  )
}
