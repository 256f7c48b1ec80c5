import { calls } from '#src/contract/calls.ts'
import { route } from '#src/http/route.ts'
import { getVisits } from '#src/services/visit-report.ts'

export const GET = route(calls.getVisits, ({ actor }) => getVisits({ actor }))
