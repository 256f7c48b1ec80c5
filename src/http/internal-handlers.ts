import 'server-only'
import { announcementEnd } from '#src/services/announcement/announcement-service.ts'
import { nextPublication } from '#src/services/posts/public-posts.ts'
import { getSettings } from '#src/services/settings/settings-service.ts'

export const readSchedule = async () => ({
  scheduledChanges: [await nextPublication(), await announcementEnd()],
  isIndexed: (await getSettings()).isIndexed,
})

/** Queries the database before invalidating the pages: without a database none could be rendered again. */
export const refreshPages = readSchedule
