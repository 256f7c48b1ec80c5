import type { ActivityTarget } from '#src/contract/activity/activity-schemas.ts'
import type { TrashKind } from '#src/contract/trash/trash-calls.ts'
import { screens } from '#src/cms/screens.ts'

type DocumentRef = { kind: ActivityTarget['kind'] | TrashKind; id: string }

export function documentLink({ kind, id }: DocumentRef): string {
  if (kind === 'posts' || kind === 'projects') return `${screens[kind].href}/edit/${id}`
  if (kind === 'media') return `${screens.media.href}?open=${id}`
  if (kind === 'resumes') return screens.resume.href
  if (kind === 'contacts') return `${screens.messages.href}?open=${id}`
  return screens[kind].href
}
