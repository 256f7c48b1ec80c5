import 'server-only'
import type { Handlers } from '#src/http/handler.ts'
import { listActivity } from '#src/services/activity/activity-log.ts'
import { undoActivity } from '#src/services/activity/undo-activity.ts'
import { listTrash } from '#src/services/trash/trash-list.ts'
import { deletePermanently } from '#src/services/trash/trash.ts'

export const activityHandlers: Handlers<'activity'> = {
  listActivity,
  undoActivity,
  followChanges: async () => changeStreamResponse(),
  listTrash,
  deleteForGood: deletePermanently,
}

/** The server in front writes the events (`server/changes`), and repeats the request to check the session. */
const changeStreamResponse = (): Response =>
  new Response(null, {
    headers: {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      // nginx would keep events back until its buffer is full.
      'X-Accel-Buffering': 'no',
    },
  })
