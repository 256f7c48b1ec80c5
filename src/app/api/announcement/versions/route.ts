import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { listAnnouncementVersions } from '#src/services/announcement/announcement-editing.ts'

export const GET = route(calls.listAnnouncementVersions, ({ actor }) =>
  listAnnouncementVersions({ actor }),
)
