import { failed, reasonOr } from '#src/cms/components/screen/run-action.ts'

/** The server's reason, for a step of an import that did not begin. */
export const showImportFailure = (error: Error) =>
  failed(reasonOr(error, 'The server did not respond. Try again.'))
