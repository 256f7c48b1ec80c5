import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { runSql, sql } from '#collections/sql.ts'
import { env, siteUrl } from '#src/env.ts'
import { postBodySchema } from '#src/contract/posts/post-schemas.ts'
import { createRedirectLookup } from '#src/server/database/find-redirect.ts'
import { createLogger } from '#src/server/process/logger.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import { createPost } from '#src/services/posts/post-service.ts'
import { adminActor } from '#tests/support/admin-actor.ts'
import { postBody } from '#tests/support/post-bodies.ts'

const run = async (statement: ReturnType<typeof sql>) =>
  runSql({ payload: await payloadClient() } as PayloadRequest, statement)
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
  await run(sql`delete from redirects where import_run is not null`)
  await createPost({
    actor: await adminActor(),
    body: postBodySchema.parse(postBody({ title: 'A post with a tag', tags: ['Row Locks'] })),
  })
  expect(await find(OLD)).toEqual([undefined, undefined, undefined, undefined])
  await run(
    sql`insert into redirects (address, target, import_run) values ('/imported', '/blog', 'run')`,
  )
  const ours = ['/rss.xml', '/blog/tag/row-locks', '/blog/tag/row-locks', '/blog']
  expect(await find(OLD)).toEqual(ours)
  expect(await find(['/blog/tag/none'])).toEqual([undefined])
  await run(sql`insert into redirects (address, target) values ('/feed', '/resume')`)
  expect(await find(OLD)).toEqual(['/resume', ...ours.slice(1)])
})
