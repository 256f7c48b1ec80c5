import 'server-only'
import type { Handlers } from '#src/http/handler.ts'
import { announcementEnd } from '#src/services/announcement/announcement-service.ts'
import { runMaintenance } from '#src/services/maintenance/maintenance.ts'
import { nextPublication } from '#src/services/posts/public-posts.ts'
import { getSettings } from '#src/services/settings/settings-service.ts'

const readSchedule = async () => ({
  scheduledChanges: [await nextPublication(), await announcementEnd()],
  isIndexed: (await getSettings()).isIndexed,
})

export const internalHandlers: Handlers<'internal'> = {
  readSchedule,
  // Queries the database before invalidating the pages: without a database none could be rendered again.
  refreshPages: readSchedule,
  runMaintenance,
}
