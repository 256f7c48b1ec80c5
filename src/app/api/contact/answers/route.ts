import { calls } from '#src/contract/api/calls.ts'
import { route } from '#src/http/route.ts'
import {
  listSavedAnswers,
  replaceSavedAnswers,
} from '#src/services/messages/saved-answers-service.ts'

export const GET = route(calls.listSavedAnswers, ({ actor }) => listSavedAnswers({ actor }))
export const PUT = route(calls.replaceSavedAnswers, ({ actor, body }) =>
  replaceSavedAnswers({ actor, answers: body.answers }),
)
