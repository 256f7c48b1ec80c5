import 'server-only'
import { changeStreamResponse } from '#src/http/change-stream-response.ts'
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
