import type { calls } from '#src/contract/api/calls.ts'
import type { Call, CallBody, CallParams, CallQuery } from '#src/contract/call.ts'
import type { IncomingFile } from './incoming-file.ts'
import type { Actor, Admin } from './payload.ts'

type Declares<C, Property, Value> = C extends Property ? Value : unknown
type Reads<C, Header, Value> = C extends { headers: readonly (infer Name)[] }
  ? Declares<Header, Name, Value>
  : unknown

/** The validated input of a call, as its declaration describes it. */
export type InputOf<C extends Call> = {
  actor: C extends { access: 'public' | 'internal' } ? Actor : Admin
} & CallParams<C> &
  Declares<C, { query: object }, CallQuery<C>> &
  Declares<C, { body: object }, { body: CallBody<C> }> &
  Declares<C, { upload: 'media' | 'resume' }, { file: IncomingFile }> &
  Declares<C, { upload: 'import' }, { folder: string }> &
  Reads<C, 'If-Match', { ifMatch: string | null }> &
  Reads<C, 'Idempotency-Key', { key: string | null }>

export type Input<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>
