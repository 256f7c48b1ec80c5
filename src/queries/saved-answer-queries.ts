import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { savedAnswerCalls } from '#src/contract/messages/saved-answer-calls.ts'
import type { SavedAnswer } from '#src/contract/messages/saved-answer-schemas.ts'
import { read, write } from './client.ts'

/** The owner's texts for replies. */
export const savedAnswersOptions = () =>
  queryOptions({
    queryKey: ['saved-answers'],
    queryFn: ({ signal }) => read(savedAnswerCalls.listSavedAnswers, { signal }),
  })

export function useReplaceSavedAnswers() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answers: SavedAnswer[]) =>
      write(savedAnswerCalls.replaceSavedAnswers, { body: { answers } }),
    onSuccess: (stored) => client.setQueryData(savedAnswersOptions().queryKey, stored),
  })
}
