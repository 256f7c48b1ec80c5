import { LIMITS } from '#src/contract/limits.ts'
import { parseJson } from '#src/lib/json-record.ts'
import { RequestError } from './request-error.ts'

const TOO_LARGE = 'This file is larger than 1 MB. A JSON Resume is a few kilobytes of text.'

export async function readResumeFile(
  file: File,
): Promise<{ body: Record<string, unknown> } | { problem: string }> {
  if (file.size > LIMITS.jsonBodyBytes) return { problem: TOO_LARGE }
  const body = parseJson(await file.text())
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? { body: body as Record<string, unknown> }
    : { problem: 'This file is not JSON.' }
}

export function resumeImportProblem(error: unknown): string {
  if (!(error instanceof RequestError)) return 'The server did not respond. Try again.'
  const fields = Object.entries(error.fields).map(([field, text]) => `${field}: ${text}`)
  return [error.serverMessage ?? 'The file could not be imported.', ...fields].join(' ')
}
