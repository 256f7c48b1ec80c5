import type { ActivityEntry } from '#src/contract/activity/activity-schemas.ts'
import { documentLink } from '#src/cms/components/links/document-link.ts'
import { screens } from '#src/cms/screens.ts'

export function activityLink({
  action,
  subject,
  target,
}: Pick<ActivityEntry, 'action' | 'subject' | 'target'>): string | undefined {
  if (target) {
    if (target.isTrashed) return `${screens.trash.href}?q=${encodeURIComponent(subject)}`
    return documentLink(target)
  }
  if (action === 'import') return screens.import.href
  if (action === 'create-token' || action === 'revoke-token') return screens.tokens.href
  return action.startsWith('sign-') ? screens.administrators.href : undefined
}
