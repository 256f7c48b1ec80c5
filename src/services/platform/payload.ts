import config from '#payload-config'
import { createLocalReq, getPayload } from 'payload'
import type { CollectionSlug, Payload, PayloadRequest, TypedUser, Where } from 'payload'
import type { z } from 'zod'
import { runSql, sql } from '#collections/sql.ts'

/** Only `http/route.ts` makes one, for calls whose `access` requires it; the compiler rejects a visitor elsewhere. */
export type Admin = {
  kind: 'admin'
  user: TypedUser
  requestId?: string
  /** The access token of the request, when it has one instead of a session. */
  token?: { id: string; name: string }
}
export type Actor = { kind: 'visitor' } | Admin
export const visitor: Actor = { kind: 'visitor' }

/** The one Payload instance of this process. Rejects when it cannot be initialised; the next call tries again. */
export const payloadClient = (): Promise<Payload> => getPayload({ config })

/** Options of each Local API call of an actor, in the transaction of `req`. Enforces access (the default is to skip it). */
export const as = (actor: Actor, req?: PayloadRequest) => ({
  depth: 0,
  overrideAccess: false as const,
  ...(actor.kind === 'admin' ? { user: actor.user } : {}),
  ...(req && { req }),
})

/** Skips access rules. `reason`: why no user is behind this call; for reviewers, ignored by the code. */
export const asSystem = (reason: string, req?: PayloadRequest) => {
  void reason
  return { depth: 0, overrideAccess: true as const, ...(req && { req }) }
}

type Access = ReturnType<typeof as> | ReturnType<typeof asSystem>

/** A document, with `draft` its newest save; null where there is none that `as` or `asSystem` may read. */
export async function findDocument<C extends 'posts' | 'projects'>(
  collection: C,
  options: Access & { id: string; draft?: true },
) {
  const payload = await payloadClient()
  return payload.findByID({ collection, disableErrors: true, ...options })
}

/** The first document of a condition that `as` or `asSystem` may read. */
export async function findFirst<C extends CollectionSlug>(
  collection: C,
  options: Access & { where: Where },
) {
  const payload = await payloadClient()
  const query = { collection, limit: 1, pagination: false, ...options }
  const { docs } = await payload.find(query)
  return docs[0]
}

/** Runs a read-only statement outside of transactions. Access rules do not apply: the statement must restrict the rows. */
export async function readSql<S extends z.ZodType = z.ZodType<Record<string, unknown>>>(
  query: Parameters<typeof runSql>[1],
  row?: S,
): Promise<z.output<S>[]> {
  return runSql(await createLocalReq({}, await payloadClient()), query, row)
}

const contextOf = ({ requestId = '', token }: Admin) => ({
  requestId,
  ...(token ? { tokenName: token.name } : {}),
})

/** Names the request in change notifications, so that a browser recognises its own writes. */
const nameRequest = (req: PayloadRequest, id: string) =>
  runSql(req, sql`select set_config('folio.request', ${id}, true)`)

/** Resolves only when COMMIT succeeded. Pass `req` to every Local API call and to `runSql` inside. */
export async function withTransaction<T>(actor: Actor, work: (req: PayloadRequest) => Promise<T>) {
  const payload = await payloadClient()
  const req = await createLocalReq(
    actor.kind === 'admin' ? { user: actor.user, context: contextOf(actor) } : {},
    payload,
  )
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('No transaction could be started')
  req.transactionID = transactionID
  try {
    if (actor.kind === 'admin' && actor.requestId) await nameRequest(req, actor.requestId)
    const result = await work(req)
    await payload.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID).catch(() => undefined)
    throw error
  }
}
