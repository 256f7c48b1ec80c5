import { ValidationError } from 'payload'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Redirect } from '#collections/generated/payload-types.ts'
import { oldAddress } from '#src/lib/http/old-address.ts'
import { runSql, sql } from '#collections/sql.ts'

/**
 * A redirect leads to a page: one that leads to itself or to another redirect is refused, and so is one at the target of
 * another. Those to a post cannot lead further.
 */
export const refuseRedirectChain: CollectionBeforeChangeHook<Redirect> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { address = '', post, target } = { ...originalDoc, ...data }
  if (!post && !target) refuse('target', 'Choose a post, or enter another address', req)
  // With a post the other address has no meaning.
  if (post) data.target = null
  // Two concurrent saves would not see each other.
  await runSql(req, sql`select pg_advisory_xact_lock(hashtext('folio.redirects'))`)
  const goal = post || !target ? undefined : localTarget(target)
  if (goal === address) refuse('target', 'A redirect cannot lead to itself', req)
  const others = await runSql(
    req,
    sql`select address, target from redirects where id::text is distinct from ${originalDoc?.id ?? null}
        and (address = ${goal ?? ''} or target = ${address} or target = ${`${address}/`})`,
  )
  const [other] = others
  if (!other) return data
  if (other['address'] === goal) {
    refuse('target', 'This address is redirected itself. Enter the address where that leads.', req)
  }
  refuse(
    'address',
    `The redirect of ${String(other['address'])} leads here. Change that one first.`,
    req,
  )
}

/** A target on this site in the form of an old address. */
const localTarget = (target: string) => (target.startsWith('/') ? oldAddress(target) : undefined)

function refuse(path: string, message: string, req: PayloadRequest): never {
  throw new ValidationError({ collection: 'redirects', errors: [{ path, message }] }, req.t)
}
