import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { listProfileVersions } from '#src/services/profile/profile-editing.ts'

export const GET = route(calls.listProfileVersions, ({ actor }) => listProfileVersions({ actor }))
