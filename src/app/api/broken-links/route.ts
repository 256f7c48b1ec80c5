import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { findBrokenUrls, listBrokenLinks } from '#src/services/posts/broken-links.ts'

export const GET = route(calls.listBrokenLinks, ({ actor }) => listBrokenLinks({ actor }))

export const POST = route(calls.checkLinks, ({ actor, body }) => findBrokenUrls({ actor, ...body }))
