import config from '#payload-config'
import { createLocalReq, getPayload } from 'payload'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { runSql } from '#collections/sql.ts'

/**
 * The signed-in administrator. A service that takes one is for administrators only: `http/route.ts` hands one to the
 * calls whose `access` says so, and the compiler refuses a visitor everywhere else.
 */
export type Admin = {
  kind: 'admin'
  user: TypedUser
  /** Of the request this is done in: what is recorded of it can be found in the log. */
  requestId?: string
}
/** Who acts. A visitor has no user; the administrator is the signed-in document. */
export type Actor = { kind: 'visitor' } | Admin
export const visitor: Actor = { kind: 'visitor' }

/** The one Payload instance of this process. Rejects while it cannot be made; the next call tries again. */
export const payloadClient = (): Promise<Payload> => getPayload({ config })

/** Options for every Local API call made for somebody: access is enforced (the default is to skip it). */
export const as = (actor: Actor) => ({
  overrideAccess: false as const,
  ...(actor.kind === 'admin' ? { user: actor.user } : {}),
})

/**
 * The named exception: skips access rules.
 * @param reason why no person stands behind this call; read by reviewers, not by code
 */
export const asSystem = (reason: string) => {
  void reason
  return { overrideAccess: true as const }
}

/**
 * One reading SQL statement outside of any transaction, for what Payload cannot ask. No access rule holds:
 * the statement has to say itself what may be seen.
 */
export async function readSql(query: Parameters<typeof runSql>[1]) {
  return runSql(await createLocalReq({}, await payloadClient()), query)
}

/**
 * Runs `work` in one transaction, and resolves only when COMMIT succeeded.
 * Pass `req` on to every Local API call and to `runSql` inside.
 */
export async function withTransaction<T>(actor: Actor, work: (req: PayloadRequest) => Promise<T>) {
  const payload = await payloadClient()
  const req = await createLocalReq(
    actor.kind === 'admin'
      ? { user: actor.user, context: { requestId: actor.requestId ?? '' } }
      : {},
    payload,
  )
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('No transaction could be started')
  req.transactionID = transactionID
  try {
    const result = await work(req)
    await payload.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID).catch(() => undefined)
    throw error
  }
}
