import type { z } from 'zod'
import type { TokenScope } from './token-scope.ts'

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** Default: administrators. `internal`: this server, by its key. Checked in http/authorize-call.ts. */
  access?: 'public' | 'internal'
  /** Refuses a session that signed in more than `RECENT_SIGN_IN_SECONDS` ago (403). */
  needsRecentSignIn?: true
  /** Scopes of access tokens that may make it, one of which suffices; without, no token may. */
  scopes?: readonly TokenScope[]
  summary: string
  /** Only of parameters in the path that are not ids (call-params.ts). */
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Name of the multipart field that carries one file, for `import` all files, with their paths as names. */
  upload?: 'media' | 'resume' | 'import'
  response?: z.ZodType
  /** Response schema of the browser, if it is wider than `response`. */
  clientResponse?: z.ZodType
  responseKind?: 'file' | 'redirect'
  /** Media type of a file response; default `application/pdf`. */
  fileType?: string
  /** Status of a success; default 200. */
  status?: 201 | 302 | 303
  /** Statuses that do not follow from the rest of the declaration (api/openapi.ts). */
  errors?: readonly number[]
  headers?: readonly ('Idempotency-Key' | 'If-Match')[]
  hasETag?: boolean
  /** Path and field names of the previous release, whose pages may still be open. Remove them one release later. */
  previous?: { path?: string; fields?: Readonly<Record<string, string>> }
  /** On success, invalidates the public pages. Its changes are committed before the response. */
  refresh?: 'public'
}

/** Keeps the literal type of a declaration while checking its shape. */
export const defineCall = <const C extends Call>(call: C): C => call

/** Reads; the scope `read` allows every such call. */
export const reading = { method: 'GET', scopes: ['read'] } as const
/** Reads posts: tokens that write posts may, too. */
export const readingPosts = { method: 'GET', scopes: ['posts', 'read'] } as const
/** Reads media files: tokens that upload them may, too. */
export const readingMedia = { method: 'GET', scopes: ['media', 'read'] } as const
/** Saves a whole document, unless it has changed since it was read (412). */
export const saving = { method: 'PUT', headers: ['If-Match'] } as const
/** Replaces a document with a stored version or a default; refused like `saving`. */
export const replacing = { method: 'POST', headers: ['If-Match'] } as const

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type PathNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never
export type CallParams<C extends Call> = C extends { params: infer P extends z.ZodType }
  ? z.output<P>
  : Record<PathNames<C['path']>, string>
export type CallQuery<C extends Call> = Parsed<C['query']>
export type CallBody<C extends Call> = Parsed<C['body']>
export type CallInput<C extends Call> = C['body'] extends z.ZodType ? z.input<C['body']> : undefined
export type CallResponse<C extends Call> = Parsed<C['response']>
export type CallClientResponse<C extends Call> = C extends {
  clientResponse: infer R extends z.ZodType
}
  ? z.output<R>
  : CallResponse<C>

export const isForAdmins = ({ access }: Call): boolean => access === undefined

export const statusOf = (call: Call): number => call.status ?? 200

/** `/api/blog/{id}` with `{ id: 'a b' }` becomes `/api/blog/a%20b`. */
export function callPath(call: Call, params: Record<string, string> = {}): string {
  return call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
}
