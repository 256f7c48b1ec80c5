import { calls } from '#src/contract/calls.ts'
import { route } from '#src/http/route.ts'
import { createMedia } from '#src/services/media.ts'

export const POST = route(calls.uploadMedia, ({ actor, file }) => createMedia({ actor, file }))
