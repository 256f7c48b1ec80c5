import { RequestError } from '#src/queries/request-error.ts'
import { failed } from '#src/cms/components/notices.ts'

/** The server's reason, for a step of an import that did not begin. */
export function showImportFailure(error: Error): void {
  const reason = error instanceof RequestError ? error.serverMessage : undefined
  failed(reason ?? 'The server did not answer. Try again.')
}
