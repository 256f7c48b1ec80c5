import { defineCall } from '#src/contract/call.ts'
import { savedAnswerListSchema, savedAnswersBodySchema } from './saved-answer-schemas.ts'

export const savedAnswerCalls = {
  listSavedAnswers: defineCall({
    method: 'GET',
    path: '/api/contact/answers',
    scopes: ['read'],
    summary: 'List the saved answers. Before the first save there are three examples',
    response: savedAnswerListSchema,
  }),
  replaceSavedAnswers: defineCall({
    method: 'PUT',
    path: '/api/contact/answers',
    summary: 'Replace all saved answers',
    body: savedAnswersBodySchema,
    response: savedAnswerListSchema,
  }),
} as const
