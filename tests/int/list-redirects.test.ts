import { expect, it } from 'vitest'
import { sql } from '#collections/sql.ts'
import { env, siteUrl } from '#src/env.ts'
import { createRedirectLookup } from '#src/server/database/find-redirect.ts'
import { createLogger } from '#src/server/process/logger.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { create } from '#tests/support/post-calls.ts'

const find = async (addresses: readonly string[]) => {
  const logger = createLogger('silent')
  const lookup = createRedirectLookup({ databaseUrl: env.DATABASE_URL, siteUrl, logger })
  try {
    return await Promise.all(addresses.map((address) => lookup.findRedirect(address)))
  } finally {
    await lookup.close()
  }
}
const OLD = ['/feed/', '/tags/row-locks/', '/category/row-locks/', '/category/none/']

it('leads from feeds, tags and categories of another blog to ours once one was imported', async () => {
  await readSql(sql`delete from redirects where import_run is not null`)
  await create({ title: 'A post with a tag', tags: ['Row Locks'] })
  expect(await find(OLD)).toEqual([undefined, undefined, undefined, undefined])
  await readSql(
    sql`insert into redirects (address, target, import_run) values ('/imported', '/blog', 'run')`,
  )
  const ours = ['/rss.xml', '/blog/tag/row-locks', '/blog/tag/row-locks', '/blog']
  expect(await find(OLD)).toEqual(ours)
  expect(await find(['/blog/tag/none'])).toEqual([undefined])
  await readSql(sql`insert into redirects (address, target) values ('/feed', '/resume')`)
  expect(await find(OLD)).toEqual(['/resume', ...ours.slice(1)])
})
