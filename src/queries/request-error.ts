import { errorBodySchema } from '#src/contract/errors.ts'

/** S8-error-01: status, colon, space, and the body or status text. Network errors are passed on unchanged. */
export class RequestError extends Error {
  readonly status: number
  readonly serverMessage: string | undefined
  readonly fields: Record<string, string>

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'RequestError'
    this.status = status
    const parsed = parseErrorBody(body)
    this.serverMessage = parsed?.message
    this.fields = parsed?.fields ?? {}
  }
}

function parseErrorBody(body: string) {
  const json = parseJson(body)
  return errorBodySchema.safeParse(json).data
}

/** `undefined` for anything that is not JSON: a proxy's HTML page is expected here. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
