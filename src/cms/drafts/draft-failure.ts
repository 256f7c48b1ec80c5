import { RequestError } from '#src/queries/request-error.ts'
import type { AnyMode, DraftKind, Problems } from './draft-kind.ts'
import type { DraftEffect, DraftState, Failure } from './draft-machine.ts'

export const reportFailure = ({ kind, isNew }: DraftState, error: unknown): DraftEffect => ({
  type: 'report',
  title: 'Error',
  description: kind.failureText(isNew, error),
})

export const isOutcomeUnknown = (error: unknown) =>
  !(error instanceof RequestError) || error.status >= 500

export function failureOf(kind: DraftKind, error: unknown, mode: AnyMode): Failure {
  const problems = serverProblems(kind, error)
  if (!(error instanceof RequestError)) return { kind: 'offline', problems, mode }
  if (error.status === 401) return { kind: 'signedOut', problems: {}, mode }
  if (error.status === 404) return { kind: 'gone', problems: {}, mode }
  const isTemporary = error.status >= 500 || error.status === 429
  return { kind: 'refused', problems, mode, ...(isTemporary && { isTemporary }) }
}

export function serverProblems(kind: DraftKind, error: unknown): Problems {
  if (!(error instanceof RequestError)) return {}
  const fields = Object.entries(error.fields).map(([path, text]) => [kind.fieldOf(path), text])
  if (fields.length > 0) return Object.fromEntries(fields) as Problems
  return error.serverMessage ? { form: error.serverMessage } : {}
}
