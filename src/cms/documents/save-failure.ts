import { RequestError } from '#src/queries/request-error.ts'
import type { Failure } from './document-draft.ts'

type SaveFailure = Pick<Failure<unknown>, 'kind' | 'message' | 'problems'>

const MESSAGES = {
  offline:
    'The server does not answer. Your text is kept in this tab and saved as soon as the line is back.',
  'signed-out':
    'You are signed out. Your text is kept in this tab: sign in in another tab, then save again.',
  conflict: 'This was saved elsewhere after you opened it. Choose which version to keep.',
  refused: 'This was not saved.',
} as const

/** Why a save failed, in words that name the next step. */
export function saveFailure(error: unknown): SaveFailure {
  const kind = kindOf(error)
  const isRefused = kind === 'refused' && error instanceof RequestError
  const message = (isRefused && error.serverMessage) || MESSAGES[kind]
  return { kind, message, problems: isRefused ? error.fields : {} }
}

/** What was sent may be stored. */
export const isUnanswered = (error: unknown) =>
  !(error instanceof RequestError) || error.status >= 500

function kindOf(error: unknown): SaveFailure['kind'] {
  if (!(error instanceof RequestError) || error.status >= 500) return 'offline'
  if (error.status === 401) return 'signed-out'
  return error.status === 412 ? 'conflict' : 'refused'
}
