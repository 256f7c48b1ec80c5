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
  Tags,
  Trash2,
  Undo2,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { ACTIVITY_LABELS } from '#src/contract/activity/activity-schemas.ts'
import type { ActivityAction, ActivityEntry } from '#src/contract/activity/activity-schemas.ts'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { activityCalls } from '#src/contract/activity/activity-calls.ts'
import { trashKindSchema } from '#src/contract/trash/trash-calls.ts'
import { useRestoreFromTrash } from '#src/queries/trash-queries.ts'
import { useChange } from '#src/queries/use-change.ts'
import { useRefresh } from '#src/queries/use-refresh.ts'
import { documentLink } from '#src/cms/components/links/document-link.ts'
import { reasonOr, runAction } from '#src/cms/components/screen/run-action.ts'
import { screens } from '#src/cms/screens.ts'
import { Button } from '#src/ui/controls/button.tsx'

const ICONS: Record<ActivityAction, LucideIcon> = {
  'sign-in': LogIn,
  'sign-in-refused': ShieldX,
  'sign-out': LogOut,
  publish: CircleCheck,
  unpublish: CircleSlash,
  tag: Tags,
  delete: Trash2,
  restore: Undo2,
  activate: FileCheck2,
  replace: Replace,
  export: Download,
  import: FileInput,
  'create-token': KeyRound,
  'revoke-token': KeyRound,
}

type ActivityLineProps = {
  entry: ActivityEntry
  isFull?: boolean
  own?: string | undefined
}

export function ActivityLine({ entry, isFull = false, own = '' }: ActivityLineProps) {
  const actor = entry.actor.startsWith(own) ? entry.actor.slice(own.length) : entry.actor
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
          {ACTIVITY_LABELS[entry.action]}{' '}
          {isFull && entry.items.length > 0 ? <Items entry={entry} /> : <Subject {...entry} />}
        </span>
        {isFull && actor && (
          <span className="font-mono text-xs break-all text-muted">{actor.replace(' · ', '')}</span>
        )}
      </span>
      {isFull && <ActivityActions entry={entry} />}
      <RelativeDate
        iso={entry.at}
        className="pl-7 font-mono text-xs text-muted tabular-nums max-sm:basis-full sm:shrink-0 sm:pl-0"
      />
    </li>
  )
}

type Linked = Pick<ActivityEntry, 'action' | 'subject' | 'target'>

export function activityLink({ action, subject, target }: Linked): string | undefined {
  if (target?.isTrashed) return `${screens.trash.href}?q=${encodeURIComponent(subject)}`
  if (target) return documentLink(target)
  if (action === 'import') return screens.import.href
  if (action === 'create-token' || action === 'revoke-token') return screens.tokens.href
  return action.startsWith('sign-') ? screens.administrators.href : undefined
}

function Subject({ action, subject, target }: Linked) {
  const link = activityLink({ action, subject, target })
  if (!subject) return null
  if (!link) return <bdi className="font-medium">{subject}</bdi>
  return (
    <IntentLink
      dir="auto"
      href={link}
      className="font-medium underline decoration-muted underline-offset-4 hover:text-accent pointer-coarse:py-2.5"
    >
      {subject}
    </IntentLink>
  )
}

const Items = ({ entry: { action, subject, items } }: { entry: ActivityEntry }) => (
  <details className="inline-block max-w-full align-top">
    <summary className="cursor-pointer font-medium pointer-coarse:py-2.5">{subject}</summary>
    <ul className="mt-1 grid max-h-60 gap-1 overflow-y-auto pl-4">
      {items.map((item) => (
        <li key={item.id} className="break-words">
          <Subject action={action} subject={item.name || 'Untitled'} target={item} />
        </li>
      ))}
    </ul>
  </details>
)

function ActivityActions({ entry }: { entry: ActivityEntry }) {
  const refresh = useRefresh()
  const restore = useRestoreFromTrash()
  const undo = useChange(activityCalls.undoActivity)
  const { action, items, target, canUndo } = entry
  const deleted = [...(target ? [target] : []), ...items].flatMap(({ kind, id, isTrashed }) => {
    const { data } = trashKindSchema.safeParse(kind)
    return data && isTrashed ? { kind: data, id } : []
  })
  const isRestore = action === 'delete' && deleted.length > 0
  if (!isRestore && !canUndo) return null

  const run = () =>
    runAction<unknown>({
      send: () =>
        isRestore
          ? restore.mutateAsync(deleted).finally(() => void refresh())
          : undo.mutateAsync(entry.id),
      done: isRestore ? 'Restored' : 'The change was undone.',
      failure: (error) => reasonOr(error, isRestore ? 'Failed to restore' : 'Failed to undo'),
    })
  return (
    <Button icon={Undo2} disabled={restore.isPending || undo.isPending} onClick={() => void run()}>
      {isRestore ? 'Restore' : 'Undo'}
      <span className="sr-only"> {entry.subject}</span>
    </Button>
  )
}
