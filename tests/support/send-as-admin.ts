import type { Call } from '#src/contract/call.ts'
import { adminCookie } from './admin.ts'
import { handlerOf } from './handlers.ts'
import { send } from './requests.ts'

type Sent = { params?: Record<string, string>; json?: unknown; headers?: Record<string, string> }

/** A call as the administrator. */
export const sendAsAdmin = async (call: Call, { params = {}, ...sent }: Sent = {}) =>
  send(await handlerOf(call), call.method, call.path, {
    ...{ params, ...sent },
    cookie: await adminCookie(),
  })
