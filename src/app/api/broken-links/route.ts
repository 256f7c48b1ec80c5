import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { listBrokenLinks } from '#src/services/posts/broken-links.ts'

export const GET = route(calls.listBrokenLinks, ({ actor }) => listBrokenLinks({ actor }))
