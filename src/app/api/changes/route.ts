import { calls } from '#src/contract/api/calls.ts'
import { changeStreamResponse } from '#src/http/change-stream-response.ts'
import { route } from '#src/http/route.ts'

export const GET = route(calls.followChanges, async () => changeStreamResponse())
