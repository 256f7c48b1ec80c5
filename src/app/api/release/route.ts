import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { getReleaseState } from '#src/services/release/release-service.ts'

export const GET = route(calls.getReleaseState, () => getReleaseState())
