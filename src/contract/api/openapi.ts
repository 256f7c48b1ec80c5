import type { z } from 'zod'
import { paramsSchemaOf } from '#src/contract/call-params.ts'
import { isForAdmins, statusOf } from '#src/contract/call.ts'
import type { Call } from '#src/contract/call.ts'
import { ApiSchemas } from './api-schemas.ts'
import { calls } from './calls.ts'
import { errorBodySchema } from '#src/contract/errors.ts'
import { SESSION_COOKIE } from '#src/contract/auth/session-settings.ts'

type Json = Record<string, unknown>

export const STATUS_TEXT: Record<number, string> = {
  200: 'Success',
  201: 'Created',
  302: 'Redirect',
  303: 'Redirect',
  400: 'The request is malformed or invalid',
  401: 'The session or access token is missing, unknown, revoked or expired',
  403: 'The request comes from another origin, the access token lacks the scope, or the sign-in is too old',
  404: 'The resource does not exist, or the caller cannot see it',
  405: 'The path has no such method',
  409: 'The request conflicts with the current state',
  412: 'The resource has changed since it was read (stale `If-Match`)',
  413: 'The body is too large',
  415: 'The content type or file type is not supported',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Database, disk or storage is down',
  507: 'The storage is full',
}

const inOrder = (statuses: readonly number[]) => [...new Set(statuses)].sort((a, b) => a - b)

/** Statuses of errors besides the common ones of each kind of call. */
export function errorsOf(call: Call): number[] {
  const { query, body, upload, headers = [], errors = [] } = call
  return inOrder([
    ...errors,
    ...(paramsSchemaOf(call) ? [404] : []),
    ...(query ? [400] : []),
    ...((body ?? upload) ? [400, 413, 415] : []),
    ...(upload ? [507] : []),
    ...(headers.includes('If-Match') ? [412] : []),
  ])
}

/** All statuses of a call, including the common ones of its kind. */
function statusesOf(call: Call): number[] {
  const common = isForAdmins(call) ? [401, 500, 503] : [500, 503]
  const write = call.method === 'GET' ? [] : [403]
  const isLimited = call.responseKind === 'file' || (isForAdmins(call) && call.method !== 'GET')
  const limited = isLimited ? [429] : []
  const token = call.scopes ? [401, 403, 429] : []
  const all = [statusOf(call), ...errorsOf(call), ...common, ...write, ...limited, ...token]
  return inOrder(all)
}

/** The contract as an OpenAPI 3.1 document: paths, schemas and statuses of every documented call. */
export function openApiDocument(): Json {
  const schemas = new ApiSchemas()
  const paths: Record<string, Json> = {}
  for (const [name, call] of Object.entries<Call>(calls)) {
    const described = operation({ name, call, schemas })
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: described }
  }
  schemas.schemaOf(errorBodySchema, 'output', 'Error')
  return {
    openapi: '3.1.0',
    info: {
      title: 'Folio API',
      version: '1',
      description: 'The API of the site. Errors are always `{ "message": "…" }`.',
    },
    paths,
    components: {
      schemas: schemas.objects,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

type Described = { name: string; call: Call; schemas: ApiSchemas }

function operation(described: Described): Json {
  const { name, call } = described
  const content = requestContent(described)
  return {
    operationId: name,
    summary: call.summary,
    ...security(call),
    parameters: [
      ...parameters(described, 'path', paramsSchemaOf(call)),
      ...parameters(described, 'query', call.query),
      ...(call.headers ?? []).map(headerParameter),
    ],
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: Object.fromEntries(
      statusesOf(call).map((status) => [status, response(described, status)]),
    ),
  }
}

function security(call: Call): Json {
  const { scopes = [] } = call
  if (!isForAdmins(call) && scopes.length === 0) return {}
  const person = isForAdmins(call) ? { session: [] } : {}
  return { security: [person, ...scopes.map((scope) => ({ token: [scope] }))] }
}

function requestContent({ name, call, schemas }: Described): Json | undefined {
  if (call.body)
    return { 'application/json': { schema: schemas.schemaOf(call.body, 'input', name) } }
  if (!call.upload) return undefined
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const value = call.upload === 'import' ? { type: 'array', items: file } : file
  const schema = { type: 'object', required: [call.upload], properties: { [call.upload]: value } }
  return { 'multipart/form-data': { schema } }
}

function response({ name, call, schemas }: Described, status: number): Json {
  const description = STATUS_TEXT[status] ?? String(status)
  if (status >= 400) {
    const schema = { $ref: '#/components/schemas/Error' }
    return { description, content: { 'application/json': { schema } } }
  }
  const headers = call.hasETag ? { headers: { ETag: ETAG } } : {}
  if (call.responseKind === 'file')
    return { description, content: { [call.fileType ?? 'application/pdf']: {} } }
  if (!call.response) return { description }
  const schema = schemas.schemaOf(call.response, 'output', name)
  return { description, ...headers, content: { 'application/json': { schema } } }
}

const ETAG = {
  description: 'The version of the resource, for `If-Match`',
  schema: { type: 'string' },
}
const HEADERS: Record<NonNullable<Call['headers']>[number], Json> = {
  'Idempotency-Key': {
    description: 'A random key. Repeating the request with it creates nothing new',
    schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
  },
  'If-Match': {
    description: 'The `ETag` of the version that was edited. If it is stale, the response is 412',
    schema: { type: 'string' },
  },
}
const headerParameter = (name: keyof typeof HEADERS): Json => ({
  name,
  in: 'header',
  required: false,
  ...HEADERS[name],
})

function parameters({ name, schemas }: Described, part: 'path' | 'query', schema?: z.ZodType) {
  if (!schema) return []
  const { properties = {}, required = [] } = schemas.schemaOf(schema, 'input', name)
  return Object.entries(properties).map(([field, { description, ...value }]) => ({
    name: field,
    in: part,
    required: required.includes(field),
    ...(description !== undefined && { description }),
    schema: value,
  }))
}
