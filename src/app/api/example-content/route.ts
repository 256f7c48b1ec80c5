import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import { getExampleState, removeExampleContent } from '#src/services/example/example-content.ts'

export const GET = route(calls.getExampleState, ({ actor }) => getExampleState({ actor }))

export const DELETE = route(calls.removeExampleContent, ({ actor }) =>
  removeExampleContent({ actor }),
)
