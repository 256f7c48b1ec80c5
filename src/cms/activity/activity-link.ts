import type { ActivityEntry, ActivityTarget } from '#src/contract/activity/activity-schemas.ts'
import { screens } from '#src/cms/screens.ts'

/** Where what an entry names can be seen; undefined where it names nothing that exists. */
export function activityLink({ action, subject, target }: ActivityEntry): string | undefined {
  if (target) {
    if (target.isTrashed) return `${screens.trash.href}?q=${encodeURIComponent(subject)}`
    return targetLink(target)
  }
  if (action === 'import') return screens.import.href
  if (action === 'create-token' || action === 'revoke-token') return screens.tokens.href
  return action.startsWith('sign-') ? screens.administrators.href : undefined
}

function targetLink({ kind, id }: ActivityTarget): string {
  if (kind === 'posts') return `${screens.posts.href}/edit/${id}`
  if (kind === 'media') return `${screens.media.href}?open=${id}`
  if (kind === 'resumes') return screens.resume.href
  return screens[kind].href
}
