import { z } from 'zod'
import type { Call } from '#src/contract/call.ts'
import { calls } from './calls.ts'
import { errorBodySchema } from '#src/contract/errors.ts'
import { SESSION_COOKIE } from '#src/contract/auth/session-settings.ts'
import { idempotencyKeySchema } from '#src/contract/idempotency-key.ts'

type Json = Record<string, unknown>

const STATUS_TEXT: Record<number, string> = {
  200: 'Done',
  201: 'Stored',
  302: 'Redirect',
  400: 'Malformed or invalid',
  401: 'No session, an expired one, or a wrong access token',
  403: 'Sent from another origin, or with an access token without the scope',
  404: 'Not found, or not visible',
  409: 'Conflict: the active resume cannot be deleted, and only one backup or import runs at a time',
  412: 'Stale If-Match',
  413: 'Too large',
  415: 'Wrong type',
  429: 'Too many requests; see Retry-After',
  500: 'Internal server error',
  503: 'Database, disk or storage is down; see Retry-After',
  507: 'The storage is full',
}

/** All statuses of a call, its own and those of every call of its kind, in order. */
export function statusesOf(call: Call): number[] {
  const common = call.access === 'admin' ? [401, 500, 503] : [500, 503]
  const write = call.method === 'GET' ? [] : [403]
  const isLimited =
    call.responseKind === 'file' || (call.access === 'admin' && call.method !== 'GET')
  const limited = isLimited ? [429] : []
  const token = call.scopes ? [401, 403, 429] : []
  const all = [call.status, ...call.errors, ...common, ...write, ...limited, ...token]
  return [...new Set(all)].sort((a, b) => a - b)
}

/** The contract as an OpenAPI 3.1 document: paths, schemas and statuses of every documented call. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries<Call>(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Folio API',
      version: '1',
      description: 'The API of the site. Errors are always `{ "message": "…" }`.',
    },
    paths,
    components: {
      schemas: { Error: schemaOf(errorBodySchema, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function operation(name: string, call: Call): Json {
  const content = requestContent(call)
  return {
    operationId: name,
    summary: call.summary,
    ...security(call),
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...(call.headers ?? []).map(headerParameter),
    ],
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: Object.fromEntries(
      statusesOf(call).map((status) => [status, response(call, status)]),
    ),
  }
}

/** Alternatives, one of which suffices: the session, nothing for visitors, or a token with one of the scopes. */
function security({ access, scopes = [] }: Call): Json {
  if (access === 'public' && scopes.length === 0) return {}
  const person = access === 'admin' ? { session: [] } : {}
  return { security: [person, ...scopes.map((scope) => ({ token: [scope] }))] }
}

function requestContent(call: Call): Json | undefined {
  if (call.body) return { 'application/json': { schema: schemaOf(call.body, 'input') } }
  if (!call.upload) return undefined
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const value = call.upload === 'import' ? { type: 'array', items: file } : file
  const schema = { type: 'object', required: [call.upload], properties: { [call.upload]: value } }
  return { 'multipart/form-data': { schema } }
}

function response(call: Call, status: number): Json {
  const description = STATUS_TEXT[status] ?? String(status)
  if (status >= 400) {
    const schema = { $ref: '#/components/schemas/Error' }
    return { description, content: { 'application/json': { schema } } }
  }
  const headers = call.hasETag ? { headers: { ETag: ETAG } } : {}
  if (call.responseKind === 'file')
    return { description, content: { [call.fileType ?? 'application/pdf']: {} } }
  if (!call.response) return { description }
  return {
    description,
    ...headers,
    content: { 'application/json': { schema: schemaOf(call.response, 'output') } },
  }
}

const ETAG = {
  description: 'The entity tag of this version, for If-Match',
  schema: { type: 'string' },
}
const HEADERS: Record<NonNullable<Call['headers']>[number], Json> = {
  'Idempotency-Key': {
    description: 'A random key; repeating the request with it does not create another',
    schema: schemaOf(idempotencyKeySchema, 'input'),
  },
  'If-Match': {
    description: 'The ETag of the version that was edited; 412 if it is stale',
    schema: { type: 'string' },
  },
}
const headerParameter = (name: keyof typeof HEADERS): Json => ({
  name,
  in: 'header',
  required: false,
  ...HEADERS[name],
})

function parameters(schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {} } = schemaOf(schema, 'input') as { properties?: Record<string, Json> }
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: where,
    required: where === 'path',
    schema: value,
  }))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  void $schema
  return rest
}
