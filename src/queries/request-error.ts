import { errorBodySchema } from '#src/contract/errors.ts'
import { parseJson } from '#src/lib/json-record.ts'

/** S8-error-01: status, colon, space, and the body or status text. Network errors are passed on unchanged. */
export class RequestError extends Error {
  readonly status: number
  readonly serverMessage: string | undefined
  readonly fields: Record<string, string>

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'RequestError'
    this.status = status
    // The body can be the HTML page of a proxy.
    const parsed = errorBodySchema.safeParse(parseJson(body)).data
    this.serverMessage = parsed?.message
    this.fields = parsed?.fields ?? {}
  }
}
