import 'server-only'
import { revalidatePath } from 'next/cache'

/**
 * Drops every prerendered public page, feed and list of this server; each is made anew at its next visit.
 * All of them, because a post shows in lists, teasers, neighbours' links, tags and feeds: a finer net would
 * save some 20 ms after a write and risk a stale page.
 */
export function invalidatePublicPages(): void {
  revalidatePath('/', 'layout')
}
