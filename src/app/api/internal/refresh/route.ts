import { internalCalls } from '#src/contract/api/internal-calls.ts'
import { route } from '#src/http/route.ts'
import { nextPublication } from '#src/services/posts/public-posts.ts'
import { announcementEnd } from '#src/services/announcement/announcement-service.ts'
import { getSettings } from '#src/services/settings/settings-service.ts'

const readSchedule = async () => ({
  scheduledChanges: [await nextPublication(), await announcementEnd()],
  isIndexed: (await getSettings()).isIndexed,
})

export const GET = route(internalCalls.readSchedule, readSchedule)
// Queries the database before invalidating the pages: without a database none could be rendered again.
export const POST = route(internalCalls.refreshPages, readSchedule)
