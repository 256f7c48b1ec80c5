import type { z } from 'zod'
import type { Call } from '#src/contract/call.ts'
import { statusOf } from '#src/contract/call.ts'
import { handlerOf } from './handlers.ts'
import { expectAnswer, expectRefusal, send } from './requests.ts'

/** `query` with its question mark. */
type Sent = NonNullable<Parameters<typeof send>[3]> & { query?: string }

/** A call, as a visitor unless a cookie is given. */
export const sendCall = async (call: Call, { query = '', ...sent }: Sent = {}) =>
  send(await handlerOf(call), call.method, call.path + query, sent)

/** A call, as the administrator. */
export const sendAsAdmin = async (call: Call, sent: Sent = {}) => {
  // Reads the settings, which a test of faults changes first.
  const { adminCookie } = await import('./admin.ts')
  return sendCall(call, { ...sent, cookie: await adminCookie() })
}

/** The parsed answer of a call that succeeds, as the administrator. */
export const answerOf = async <S extends z.ZodType>(
  call: Call & { response: S },
  sent?: Sent,
): Promise<z.output<S>> =>
  expectAnswer(await sendAsAdmin(call, sent), statusOf(call), call.response)

/** The body of a refusal, as the administrator. */
export const refusalOf = async (call: Call, status: number, sent?: Sent) =>
  expectRefusal(await sendAsAdmin(call, sent), status)
