import {
  isSignedOut,
  saveFailureText,
  serverProblems,
} from '#src/cms/posts/form/post-save-texts.ts'
import { RequestError } from '#src/queries/request-error.ts'
import type { Failure, SaveEffect, SaveState } from './save-machine.ts'

export const reportFailure = ({ editorMode }: SaveState, error: unknown): SaveEffect => ({
  type: 'report',
  title: 'Error',
  description: saveFailureText(editorMode, error),
})

/** Whether the request may have been stored. */
export const isOutcomeUnknown = (error: unknown) =>
  !(error instanceof RequestError) || error.status >= 500

export function failureOf(error: unknown): Failure {
  const problems = serverProblems(error)
  if (!(error instanceof RequestError)) return { kind: 'offline', problems }
  if (isSignedOut(error)) return { kind: 'signedOut', problems }
  if (error.status === 404) return { kind: 'gone', problems: {} }
  const isTemporary = error.status >= 500 || error.status === 429
  return { kind: 'refused', problems, ...(isTemporary && { isTemporary }) }
}
