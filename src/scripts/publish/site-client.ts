import { setTimeout as delay } from 'node:timers/promises'
import type { Call, CallClientResponse } from '#src/contract/call.ts'
import { IDEMPOTENCY_KEY_HEADER } from '#src/contract/idempotency-key.ts'
import { isLoopback } from '#src/env.ts'
import { parseJson } from '#src/lib/json-record.ts'
import { parseResponse, requestUrl } from '#src/queries/client.ts'
import type { RequestOptions, WithETag } from '#src/queries/client.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { outageProblem, refusalProblem, SiteProblem, unreachableProblem } from './site-problem.ts'

/** A file of 10 MB over a slow line. */
const TIMEOUT_MS = 5 * 60_000
const TRIES = 5
const PAUSE_SECONDS = 5
/** A token has its next calls within ten minutes. */
const LONGEST_PAUSE_SECONDS = 15 * 60

type LocalFile = { name: string; bytes: Buffer }
type Options<C extends Call> = RequestOptions<C> & { file?: LocalFile }

export type SiteClient = ReturnType<typeof connectSite>

type Connection = {
  origin: string
  token: string
  wait?: (ms: number) => Promise<unknown>
  onPause?: (seconds: number) => void
}

export function connectSite({ origin, token, wait = delay, onPause = () => {} }: Connection) {
  let hasAnswered = false
  async function send<C extends Call>(call: C, options: Options<C>) {
    const { params, query } = options
    const response = await fetch(origin + requestUrl(call, { params, query }), {
      method: call.method,
      headers: headersOf(options, token),
      // Another address must not get the token, nor a request in its name.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...bodyOf(call, options),
    })
    return { response, text: await response.text() }
  }
  async function answerOf<C extends Call>(call: C, options: Options<C>): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await send(call, options).catch((cause: unknown) => {
        // A wrong address stays wrong; a connection that worked comes back.
        if (!hasAnswered || attempt === TRIES) throw unreachableProblem(origin, cause)
      })
      hasAnswered ||= answer !== undefined
      if (answer && !isBusy(answer.response.status)) return answer
      const seconds = pauseOf(answer)
      if (answer && (attempt === TRIES || seconds > LONGEST_PAUSE_SECONDS))
        throw outageProblem(origin, answer.response.status)
      if (seconds > PAUSE_SECONDS) onPause(seconds)
      await wait(seconds * 1000)
    }
  }
  async function ask<C extends Call>(
    call: C,
    options: Options<C> = {},
  ): Promise<WithETag<CallClientResponse<C>>> {
    const { response, text } = await answerOf(call, options)
    const { status, statusText, headers } = response
    if (!response.ok) {
      const error = new RequestError(status, statusText, text)
      throw refusalProblem(error, { origin, location: headers.get('Location') }) ?? error
    }
    try {
      return { data: parseResponse(call, parseJson(text), options), etag: headers.get('ETag') }
    } catch (cause) {
      throw new SiteProblem(`${origin} is not a Folio site, or runs an incompatible version.`, {
        cause,
      })
    }
  }
  return { ask }
}

export function siteOrigin(input: string): string {
  const url = URL.canParse(input) ? new URL(input) : undefined
  if (url?.protocol === 'https:') return url.origin
  if (url?.protocol !== 'http:') throw new Error('--to must be a URL that starts with https://')
  if (isLoopback(input)) return url.origin
  throw new Error(
    `--to must start with https://: over plain HTTP anyone between you and ${url.host} could read the token.`,
  )
}

type Answer = { response: Response; text: string }

const isBusy = (status: number) => [429, 502, 503, 504].includes(status)

function pauseOf(answer: Answer | void): number {
  const given = Number.parseInt(answer?.response.headers.get('Retry-After') ?? '', 10)
  return given >= 0 ? given : PAUSE_SECONDS
}

type Sent = { body?: unknown; etag?: string | null; key?: string; file?: LocalFile }

function headersOf({ body, etag, key }: Sent, token: string): Headers {
  const headers = new Headers({ Accept: 'application/json', Authorization: `Bearer ${token}` })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (etag) headers.set('If-Match', etag)
  if (key) headers.set(IDEMPOTENCY_KEY_HEADER, key)
  return headers
}

function bodyOf({ upload }: Call, { body, file }: Sent) {
  if (body !== undefined) return { body: JSON.stringify(body) }
  if (!file || !upload) return {}
  const form = new FormData()
  form.set(upload, new File([new Uint8Array(file.bytes)], file.name))
  return { body: form }
}
