import 'server-only'
import { revalidatePath } from 'next/cache'

/**
 * Invalidates all prerendered public pages, feeds and lists of this server; each is rendered again at its next request.
 * All of them, because a post shows in lists, teasers, links of neighbouring posts, tags and feeds: finer invalidation
 * would save about 20 ms after a write and risk a stale page.
 */
export function invalidatePublicPages(): void {
  revalidatePath('/', 'layout')
}
