import 'server-only'
import type { z } from 'zod'
import type { Call } from '#src/contract/call.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { LIMITS } from '#src/contract/limits.ts'

/** The first issue becomes the message, and the first issue of each field its error. Errors: `invalid` (400). */
export function parseWith<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    const field =
      issue.path.map(String).join('.') ||
      (issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : '')
    if (field) fields[field] ??= issue.message
  }
  const first = parsed.error.issues[0]?.message
  throw new ServiceError('invalid', first, { fields })
}

/** Path parameters. A malformed id is `not-found` (404), like an unknown one. */
export function parseParams(schema: z.ZodType | undefined, params: Record<string, string>): object {
  if (!schema) return {}
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw new ServiceError('not-found')
  return parsed.data as object
}

/** Query string; a repeated name is refused. */
export function parseQuery(call: Call, search: URLSearchParams): object {
  if (!call.query) return {}
  const names = [...search.keys()]
  if (new Set(names).size !== names.length)
    throw new ServiceError('invalid', 'A query parameter is given more than once.')
  return parseWith(call.query, Object.fromEntries(search)) as object
}

/** At most 1 MiB of UTF-8. Errors: `wrong-type` (415), also for compressed bodies, `too-large` (413), `invalid` (400). */
export async function parseBody(schema: z.ZodType, request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new ServiceError('wrong-type', 'The body must be JSON (application/json).')
  }
  assertUtf8(type)
  if (request.headers.has('content-encoding'))
    throw new ServiceError('wrong-type', 'Compressed bodies are not accepted.')
  const text = await readText(request)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new ServiceError('invalid', 'The body is not valid JSON.', { cause })
  }
  return parseWith(schema, value)
}

/** Line ends as in the page. Errors: `wrong-type` (415), `too-large` (413), `invalid` (400). */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw new ServiceError('wrong-type', 'The body must be a form.')
  }
  assertUtf8(type)
  const text = await readText(request)
  return new URLSearchParams(text.replace(/%0D%0A/gi, '%0A'))
}

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/i
const UTF_8 = /^(utf-?8|us-ascii)?$/i

/** Bodies are decoded as UTF-8; a body that declares another charset is refused (415). */
export function assertUtf8(contentType: string): void {
  const charset = CHARSET.exec(contentType)?.[1] ?? ''
  if (!UTF_8.test(charset)) throw new ServiceError('wrong-type', 'The body must be UTF-8.')
}

async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > LIMITS.jsonBodyBytes) throw new ServiceError('too-large')
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch (cause) {
    throw new ServiceError('invalid', 'The body is not valid UTF-8.', { cause })
  }
}
