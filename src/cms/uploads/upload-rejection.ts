import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { RequestError } from '#src/queries/request-error.ts'

export type FileRejection = { title: string; text: string }

/** Whether a retry of the same file may succeed: not when the file itself was rejected. */
export const canRetryUpload = (error: unknown): boolean =>
  !(error instanceof RequestError) || [401, 429].includes(error.status) || error.status >= 500

export function uploadFailureText(error: unknown, noAnswer: string): string {
  if (!(error instanceof RequestError)) return noAnswer
  return error.serverMessage ?? uploadMessages.failed
}
