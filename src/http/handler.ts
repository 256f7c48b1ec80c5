import 'server-only'
import type { callSubjects, calls } from '#src/contract/api/calls.ts'
import type { internalCalls } from '#src/contract/api/internal-calls.ts'
import type { Call, CallResponse } from '#src/contract/call.ts'
import type { NavigationResponse } from '#src/services/auth/browser-navigation.ts'
import type { InputOf } from '#src/services/platform/service-input.ts'
import type { Download } from './download-response.ts'
import type { SavedResult } from './result-etag.ts'

type HandlerResult<C extends Call> = C['responseKind'] extends string
  ? Response | (C['responseKind'] extends 'file' ? Download : NavigationResponse)
  : CallResponse<C> & (C extends { hasETag: true } ? SavedResult : unknown)

export type Handler<C extends Call> = (
  /** `client`: address of the client. */
  input: InputOf<C> & { client: string },
  request: Request,
) => Promise<HandlerResult<C>>

export type HandlerOf<Name extends keyof typeof calls> = Handler<(typeof calls)[Name]>

export type Subjects = typeof callSubjects & { internal: typeof internalCalls }

export type Handlers<Subject extends keyof Subjects> = {
  [Name in keyof Subjects[Subject]]: Subjects[Subject][Name] extends Call
    ? Handler<Subjects[Subject][Name]>
    : never
}
