import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { listAudit } from '#src/services/admin/audit-log.ts'

export const GET = route(calls.listAudit, ({ actor, query }) => listAudit({ actor, ...query }))
