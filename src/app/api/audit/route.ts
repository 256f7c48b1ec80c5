import { calls } from '#src/contract/calls.ts'
import { route } from '#src/http/route.ts'
import { listAudit } from '#src/services/audit.ts'

export const GET = route(calls.listAudit, ({ actor, query }) => listAudit({ actor, ...query }))
