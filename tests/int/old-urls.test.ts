import { beforeAll, expect, it } from 'vitest'
import { sql } from '#collections/sql.ts'
import { projectHasOldSlug } from '#collections/tables/old-slugs.ts'
import { env, siteUrl } from '#src/env.ts'
import { findOldUrls } from '#src/lib/database/old-urls.ts'
import { createRedirectLookup } from '#src/server/database/find-redirect.ts'
import { createLogger } from '#src/server/process/logger.ts'
import { payloadClient, readSql } from '#src/services/platform/payload.ts'
import { getPublicPost } from '#src/services/posts/public-posts.ts'
import { create } from '#tests/support/post-calls.ts'
import { saveInAdmin } from '#tests/support/admin.ts'
import { emptySite } from '#tests/support/trash.ts'

const find = async (...paths: string[]) =>
  (await findOldUrls((await payloadClient()).db.pool, paths)).map(({ url }) => url)

type Kind = 'posts' | 'projects'
/** Stores a former slug as an import may: without a check that another post has or had it. */
const addFormerSlug = (kind: Kind, slug: string, current: string) =>
  readSql(
    sql`insert into ${sql.identifier(`${kind}_texts`)} ("order", parent_id, path, text)
        select 1, id, 'slugHistory', ${slug} from ${sql.identifier(kind)} where slug = ${current}`,
  )
const addRedirect = (address: string, { post = '', url }: { post?: string; url?: string }) =>
  readSql(
    sql`insert into redirects (address, post_id, target)
        values (${address}, (select id from posts where slug = ${post}), ${url ?? null})`,
  )

const SLUGS = ['older', 'newer', 'draft', 'trashed', 'scheduled'] as const
const SAVED = { summary: 'One.', _status: 'published' }

beforeAll(async () => {
  await emptySite()
  await readSql(sql`delete from redirects`)
  for (const slug of SLUGS) await create({ title: slug, slug })
  await readSql(sql`update posts set first_published_at = '2020-01-01' where slug = 'older'`)
  await readSql(sql`update posts set _status = 'draft' where slug = 'draft'`)
  await readSql(sql`update posts set deleted_at = now() where slug = 'trashed'`)
  await readSql(
    sql`update posts set published_at = now() + interval '1 day' where slug = 'scheduled'`,
  )
  for (const slug of ['shown', 'hidden', 'withdrawn'])
    await saveInAdmin('POST', '/projects', { ...SAVED, title: slug, slug })
  await readSql(sql`update projects set deleted_at = now() where slug = 'hidden'`)
  await readSql(sql`update projects set _status = 'draft' where slug = 'withdrawn'`)
})

type Stored = { slugs?: string[]; redirect?: { post?: string; url?: string } }
it.each<[string, Stored, string[]]>([
  ['an unknown path', {}, []],
  ['a former slug', { slugs: ['older'] }, ['/blog/older']],
  ['a stored redirect to a post', { redirect: { post: 'older' } }, ['/blog/older']],
  ['a stored redirect to a URL', { redirect: { url: '/resume' } }, ['/resume']],
  [
    'a former slug with a stored redirect',
    { slugs: ['older'], redirect: { url: '/resume' } },
    ['/blog/older', '/resume'],
  ],
  [
    'a former slug of a draft with a stored redirect',
    { slugs: ['draft'], redirect: { post: 'newer' } },
    ['/blog/newer'],
  ],
  ['a former slug of two posts', { slugs: ['older', 'newer'] }, ['/blog/newer', '/blog/older']],
  [
    'a former slug of a trashed and of another post',
    { slugs: ['trashed', 'older'] },
    ['/blog/older'],
  ],
  ['a former slug of a scheduled post', { slugs: ['scheduled'] }, []],
  ['a stored redirect to a trashed post', { redirect: { post: 'trashed' } }, []],
])(
  'finds the URLs of %s, the applicable one first',
  async (name, { slugs = [], redirect = {} }, urls) => {
    const former = name.replaceAll(' ', '-')
    for (const current of slugs) await addFormerSlug('posts', former, current)
    await addRedirect(`/blog/${former}`, redirect)
    expect(await find(`/blog/${former}`)).toEqual(urls)
  },
)

it('finds former slugs of published projects outside of the trash', async () => {
  await addFormerSlug('projects', 'was-shown', 'shown')
  await addFormerSlug('projects', 'was-hidden', 'hidden')
  await addFormerSlug('projects', 'was-withdrawn', 'withdrawn')
  const former = ['/projects/was-hidden', '/projects/was-withdrawn', '/projects/was-shown']
  expect(await find(...former)).toEqual(['/projects/shown'])
  expect(await find('/blog/was-shown')).toEqual([])
})

it('keeps the old slug of a trashed project reserved', async () => {
  await addFormerSlug('projects', 'reserved', 'hidden')
  expect(
    await readSql(sql`select slug from projects where ${projectHasOldSlug('reserved')}`),
  ).toEqual([{ slug: 'hidden' }])
})

it('returns the URLs in the order of the paths', async () => {
  await addRedirect('/ordered?p=1', { url: '/first' })
  await addRedirect('/ordered', { url: '/second' })
  expect(await find('/ordered?p=1', '/ordered')).toEqual(['/first', '/second'])
  expect(await find('/ordered', '/ordered?p=1')).toEqual(['/second', '/first'])
})

it('is not used for a slug that a public post has again', async () => {
  await addFormerSlug('posts', 'newer', 'older')
  expect(await getPublicPost('newer')).toMatchObject({ post: { slug: 'newer' } })
})

/** Redirects of the server in front. */
const redirects = async (...addresses: string[]) => {
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
  expect(await redirects(...OLD)).toEqual([undefined, undefined, undefined, undefined])
  await readSql(
    sql`insert into redirects (address, target, import_run) values ('/imported', '/blog', 'run')`,
  )
  const ours = ['/rss.xml', '/blog/tag/row-locks', '/blog/tag/row-locks', '/blog']
  expect(await redirects(...OLD)).toEqual(ours)
  expect(await redirects('/blog/tag/none')).toEqual([undefined])
  await readSql(sql`insert into redirects (address, target) values ('/feed', '/resume')`)
  expect(await redirects(...OLD)).toEqual(['/resume', ...ours.slice(1)])
})
