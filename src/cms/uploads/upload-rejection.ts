import { uploadMessages } from '#src/contract/files/upload-messages.ts'
import { RequestError } from '#src/queries/request-error.ts'

/** Why a file is not sent: title and text of the toast. */
export type FileRejection = { title: string; text: string }

/** Whether the same file may have better luck: not when it was refused for what it is. */
export const canRetryUpload = (error: unknown): boolean =>
  !(error instanceof RequestError) || [401, 429].includes(error.status) || error.status >= 500

/** §8, design 8: the server's own sentence, 'Upload failed' without one, `noAnswer` when nothing came back. */
export function uploadFailureText(error: unknown, noAnswer: string): string {
  if (!(error instanceof RequestError)) return noAnswer
  return error.serverMessage ?? uploadMessages.failed
}
