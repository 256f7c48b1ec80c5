import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { getPageViewReport } from '#src/services/page-views/page-view-report.ts'

export const GET = route(calls.getVisits, ({ actor }) => getPageViewReport({ actor }))
