import 'server-only'
import type { callSubjects } from '#src/contract/api/calls.ts'
import type { internalCalls } from '#src/contract/api/internal-calls.ts'
import type { Call, CallBody, CallParams, CallQuery, CallResponse } from '#src/contract/call.ts'
import type { Actor, Admin } from '#src/services/platform/payload.ts'
import type { SavedResult } from './result-etag.ts'
import type { UploadedFile } from './read-upload.ts'

type Declares<C, Property, Value> = C extends Property ? Value : unknown
type Reads<C, Header, Value> = C extends { headers: readonly (infer Name)[] }
  ? Declares<Header, Name, Value>
  : unknown

export type HandlerInput<C extends Call> = {
  actor: C extends { access: 'public' | 'internal' } ? Actor : Admin
} & CallParams<C> &
  Declares<C, { query: object }, CallQuery<C>> &
  Declares<C, { body: object }, { body: CallBody<C> }> &
  Declares<C, { upload: 'media' | 'resume' }, { file: UploadedFile }> &
  Declares<C, { upload: 'import' }, { folder: string }> &
  Reads<C, 'If-Match', { ifMatch: string | null }> &
  Reads<C, 'Idempotency-Key', { key: string | null }>

type HandlerResult<C extends Call> = C['responseKind'] extends string
  ? Response
  : CallResponse<C> & Declares<C, { hasETag: true }, SavedResult>

export type Handler<C extends Call> = (
  input: HandlerInput<C>,
  request: Request,
) => Promise<HandlerResult<C>>

export type Subjects = typeof callSubjects & { internal: typeof internalCalls }

export type Handlers<Subject extends keyof Subjects> = {
  [Name in keyof Subjects[Subject]]: Subjects[Subject][Name] extends Call
    ? Handler<Subjects[Subject][Name]>
    : never
}
