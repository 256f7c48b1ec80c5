import { z } from 'zod'
import { ValidationError } from 'payload'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Redirect } from '#collections/generated/payload-types.ts'
import { redirectCandidates } from '#src/lib/http/normalize-old-path.ts'
import { runSql, sql } from '#collections/sql.ts'

export const REDIRECT_LABELS = { address: 'Old URL', target: 'Other address' } as const

const redirectRows = z.array(z.object({ address: z.string(), target: z.string().nullable() }))

/** Refuses redirects to themselves and chains. Redirects to posts cannot form chains. */
export const refuseRedirectChain: CollectionBeforeChangeHook<Redirect> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { address = '', post, target } = { ...originalDoc, ...data }
  // The validation of the fields, which refuses other values, comes after this hook.
  if ([address, target ?? ''].some((value) => typeof value !== 'string')) return
  if (!post && !target) refuse('target', 'Choose a post, or enter another URL', req)
  // With a post the other address has no meaning.
  if (post) data.target = null
  // Two concurrent saves would not see each other.
  await runSql(req, sql`select pg_advisory_xact_lock(hashtext('folio.redirects'))`)
  const targets = post || !target ? [] : localPaths(target)
  if (targets.includes(address)) refuse('target', 'A redirect cannot point to itself', req)
  const others = await runSql(
    req,
    sql`select address, target from redirects where id::text is distinct from ${originalDoc?.id ?? null}
        and (address = any(${sql.param([address, ...targets])}) or ${pathOf(sql`target`)} = ${pathOf(sql`${encodeURI(address.toWellFormed())}`)})`,
  )
  for (const other of redirectRows.parse(others)) {
    if (other.address === address)
      refuse('address', 'A redirect for this URL already exists. Edit that one instead.', req)
    if (targets.includes(other.address))
      refuse('target', 'This URL redirects to another one. Enter the final URL.', req)
    if (localPaths(other.target ?? '').includes(address))
      refuse('address', `The redirect of ${other.address} leads here. Change that one first.`, req)
  }
  return data
}

/** The addresses whose redirect a visitor would follow from this target; none for another site. */
const localPaths = (target: string) => (target.startsWith('/') ? redirectCandidates(target) : [])

/** Narrows the search to targets of the same path; which of them lead here is decided by their whole address. */
const pathOf = (target: ReturnType<typeof sql>) =>
  sql`regexp_replace(${target}::text, '(/index[.]html?)?/*([?#].*)?$', '')`

function refuse(path: keyof typeof REDIRECT_LABELS, message: string, req: PayloadRequest): never {
  const errors = [{ path, label: REDIRECT_LABELS[path], message }]
  throw new ValidationError({ collection: 'redirects', errors }, req.t)
}
