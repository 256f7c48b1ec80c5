import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { listPostAddresses } from '#src/services/import/post-sources.ts'

export const GET = route(calls.listPostAddresses, ({ actor }) => listPostAddresses({ actor }))
