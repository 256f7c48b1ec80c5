import { internalCalls } from '#src/contract/api/internal-calls.ts'
import { route } from '#src/http/route.ts'
import { nextPublication } from '#src/services/posts/public-posts.ts'

// The database is asked before the pages are dropped: without it none could be made anew.
export const POST = route(internalCalls.refreshPages, async () => ({
  nextPublication: await nextPublication(),
}))
