import { beforeEach, expect, it } from 'vitest'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { importPath } from '#tests/support/import-folder.ts'
import { copiedFixture } from '#tests/support/source-folder.ts'

beforeEach(() => readSql(sql`truncate posts, _posts_v, redirects, imports, imported_posts cascade`))

const published = async () =>
  (
    await readSql(
      sql`select slug from posts where _status = 'published' and deleted_at is null order by published_at`,
    )
  ).map(({ slug }) => slug)
const redirects = async () =>
  (await readSql(sql`select count(*)::int as count from redirects`))[0]?.['count']
const contentOf = async (slug: string) =>
  (await readSql(sql`select content from posts where slug = ${slug}`))[0]?.['content']

type Counts = { drafts: number; skipped: number; redirects: number }
/** Plans, repeated imports and reverted ones: import-plan.test.ts. Public posts by their date, drafts, posts left out, redirects; a link between two posts, in which one. */
const PLATFORMS: [string, string[], Counts, [from: string, to: string]][] = [
  [
    'medium',
    ['row-locks-explained', 'first-elsewhere'],
    { drafts: 1, skipped: 0, redirects: 4 },
    ['row-locks-explained', '/blog/drafts-are-free'],
  ],
  [
    'substack',
    ['row-locks', 'the-episode'],
    { drafts: 4, skipped: 1, redirects: 6 },
    ['row-locks', '/blog/the-episode'],
  ],
  [
    'devto',
    ['the-older-editor-1a2b', 'row-locks-explained-3kfp'],
    { drafts: 1, skipped: 1, redirects: 3 },
    ['row-locks-explained-3kfp', '/blog/half-a-thought-4m2n-temp-slug-99'],
  ],
  [
    'blogger',
    ['row-locks-other-locks'],
    { drafts: 1, skipped: 0, redirects: 2 },
    ['row-locks-other-locks', '/blog/half'],
  ],
  [
    'obsidian',
    ['row-locks', 'half-a-thought'],
    { drafts: 2, skipped: 1, redirects: 0 },
    ['half-a-thought', '/blog/row-locks'],
  ],
  [
    'notion',
    ['row-locks'],
    { drafts: 2, skipped: 0, redirects: 0 },
    ['row-locks', '/blog/half-a-thought'],
  ],
  [
    'pelican',
    ['row-locks-explained'],
    { drafts: 1, skipped: 0, redirects: 2 },
    ['row-locks-explained', '/blog/half-thought'],
  ],
  [
    'hashnode',
    ['row-locks-explained', 'second'],
    { drafts: 0, skipped: 0, redirects: 2 },
    ['second', '/blog/row-locks-explained'],
  ],
]

const SITES: Record<string, { site: string }> = { blogger: { site: 'https://notes.blogspot.com' } }

it.each(PLATFORMS)('imports an export of %s', async (name, slugs, expected, [from, to]) => {
  const { counts } = await importPath(await copiedFixture(name), SITES[name] ?? {})
  expect(await published()).toEqual(slugs)
  expect({
    drafts: counts.imported - slugs.length,
    skipped: counts['left-out'],
    redirects: await redirects(),
  }).toEqual(expected)
  expect(await contentOf(from)).toContain(`href="${to}"`)
})
