import 'server-only'
import type { callSubjects } from '#src/contract/api/calls.ts'
import type { internalCalls } from '#src/contract/api/internal-calls.ts'
import type { Call, CallResponse } from '#src/contract/call.ts'
import type { InputOf } from '#src/services/platform/service-input.ts'
import type { SavedResult } from './result-etag.ts'

type HandlerResult<C extends Call> = C['responseKind'] extends string
  ? Response
  : CallResponse<C> & (C extends { hasETag: true } ? SavedResult : unknown)

export type Handler<C extends Call> = (
  input: InputOf<C>,
  request: Request,
) => Promise<HandlerResult<C>>

export type Subjects = typeof callSubjects & { internal: typeof internalCalls }

export type Handlers<Subject extends keyof Subjects> = {
  [Name in keyof Subjects[Subject]]: Subjects[Subject][Name] extends Call
    ? Handler<Subjects[Subject][Name]>
    : never
}
