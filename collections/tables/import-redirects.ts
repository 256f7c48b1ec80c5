import type { PayloadRequest } from 'payload'
import { runSql, sql } from '#collections/sql.ts'

type Sources = { addresses: readonly string[]; postId: string; run: string }

/**
 * Adds redirects of old addresses to a post. One that exists stays: the owner may have changed it, and so does one to
 * which another redirect leads.
 * @returns the addresses that lead elsewhere, and how many were added
 */
export async function addPostRedirects(
  req: PayloadRequest,
  { addresses, postId, run }: Sources,
): Promise<{ added: number; taken: string[] }> {
  if (addresses.length === 0) return { added: 0, taken: [] }
  const wanted = sql`unnest(${sql.param([...addresses])}::text[]) as wanted(address)`
  const added = await runSql(
    req,
    sql`insert into redirects (address, post_id, import_run)
        select wanted.address, ${postId}::uuid, ${run} from ${wanted}
        where not exists (select from redirects as other where other.target = wanted.address)
        on conflict (address) do nothing returning address`,
  )
  const taken = await runSql(
    req,
    sql`select wanted.address from ${wanted} left join redirects on redirects.address = wanted.address
        where redirects.post_id is distinct from ${postId}::uuid`,
  )
  const found = new Set(taken.map(({ address }) => String(address)))
  // The database gives them in any order.
  return { added: added.length, taken: addresses.filter((address) => found.has(address)) }
}

/** All addresses that redirect already, to a post or elsewhere, or to which another redirect leads. */
export async function readRedirects(
  read: (query: ReturnType<typeof sql>) => Promise<Record<string, unknown>[]>,
): Promise<Map<string, string | null>> {
  const rows = await read(
    sql`select address, post_id::text as post from redirects
        union all select target, null from redirects as first
        where target is not null
          and not exists (select from redirects as other where other.address = first.target)`,
  )
  return new Map(
    rows.map(({ address, post }) => [String(address), typeof post === 'string' ? post : null]),
  )
}
