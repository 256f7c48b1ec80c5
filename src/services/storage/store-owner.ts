import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'
import type { FileStore } from './file-store.ts'

/** The id of a site stays with its database: a restore keeps the id that was there (`scripts/archive`). */
export const SITE_ID_KEY = 'folio-site'

type Site = {
  client: Pick<ClientBase, 'query'>
  store: FileStore
  url: string
  mayClaim: boolean
}

/** Two sites would remove each other's files as orphans. Returns a sentence for the owner, or undefined. */
export async function storeOwnerProblem(site: Site): Promise<string | undefined> {
  const { owner } = site.store
  if (owner === undefined) return undefined
  const id = await siteId(site)
  const found = (await owner.read()) ?? (site.mayClaim ? await claim(site, id) : null)
  if (found === null || found.id === id) return undefined
  return (
    `S3_BUCKET is used by another site (${found.url}): set a different S3_PREFIX, or, if it replaces that ` +
    `site, delete the object ${owner.location}`
  )
}

/** Read again, because two sites may note themselves at the same time. */
async function claim({ store, url }: Site, id: string) {
  await store.owner?.write({ id, url })
  return (await store.owner?.read()) ?? null
}

async function siteId({ client, mayClaim }: Site): Promise<string> {
  if (mayClaim)
    await client.query(
      `insert into ${PAYLOAD_TABLES.keyValues} (key, data) values ($1, to_jsonb($2::text))
       on conflict (key) do nothing`,
      [SITE_ID_KEY, randomUUID()],
    )
  const { rows } = await client.query<{ id: string }>(
    `select data #>> '{}' as id from ${PAYLOAD_TABLES.keyValues} where key = $1`,
    [SITE_ID_KEY],
  )
  return rows[0]?.id ?? ''
}
