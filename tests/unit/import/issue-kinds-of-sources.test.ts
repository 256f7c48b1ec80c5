import { expect, it } from 'vitest'
import { issueCountsText } from '#src/contract/import/issue-kinds.ts'
import { copiedFixture } from '#tests/support/source-folder.ts'
import { opened, writeFiles } from './temporary-files.ts'
import { issuesIn } from './source-posts.ts'
import { HUGO, inFolder, post, warningsOf } from './source-warnings.ts'
import { wxr } from './wordpress-export.ts'

async function issueCounts(target: string) {
  const source = await opened(target)
  const warnings = [...(source.warnings ?? []), ...(await warningsOf(target))]
  const places = warnings.flatMap(({ kind, place }) =>
    kind === undefined ? [] : [`${kind} ${place.file}:${place.line ?? ''}`],
  )
  return { text: issueCountsText(warnings), places: places.toSorted() }
}

it.each([
  ['medium', '3 images on the old host, 2 embeds', []],
  [
    'substack',
    '3 images on the old host, 1 page, 3 members-only posts, 2 embeds',
    ['page posts/123408.about.html:'],
  ],
  ['devto', '2 images on the old host, 4 posts with comments, 3 embeds', []],
  [
    'blogger/Takeout',
    '1 image on the old host, 1 page, 1 post with comments, 1 embed',
    ['page feed.atom:57'],
  ],
  ['hashnode', '2 images on the old host, 2 embeds, 1 other file', []],
  ['notion', '1 other file', []],
  ['obsidian', '1 broken link, 1 embed', []],
])('counts content not imported from %s', async (name, text, some) => {
  const { places, ...counted } = await issueCounts(await copiedFixture(name))
  expect(counted).toEqual({ text })
  expect(places).toEqual(expect.arrayContaining(some))
})

it('counts the comments in the older backup of Blogger', async () => {
  expect(await issueCounts('tests/fixtures/import/blog-05-12-2019.xml')).toEqual({
    text: '1 post with comments',
    places: ['comments blog-05-12-2019.xml:3'],
  })
})

it('counts equal issues separately, and WordPress content outside of posts', async () => {
  const video = '<iframe src="https://other.example/a"></iframe>'
  const inFile = await inFolder({ ...HUGO, 'content/posts/a.md': post(`${video}\n\n${video}`) })
  expect(inFile.map(({ place }) => place.line)).toEqual([5, 7])
  const styles =
    '<item><title>css</title><wp:post_id>7</wp:post_id><wp:status>publish</wp:status><wp:post_type>custom_css</wp:post_type></item>'
  const body =
    '<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->\n\n<!-- wp:embed {"url":"https://other.example/a"} /-->'
  const social = '<!-- wp:social-link {"url":"https://other.example/me"} /-->'
  const xml = wxr(body + social).replace('</channel>', `${styles}</channel>`)
  const file = await writeFiles({ 'export.xml': xml })
  const inXml = issuesIn('export.xml')
  expect((await opened(file)).warnings).toEqual([
    inXml(24, 'The style sheet added to the theme is not imported.', 'code'),
  ])
  expect((await warningsOf(file)).filter(({ kind }) => kind === 'embed')).toEqual([
    inXml(22, 'An embedded page became a link: https://other.example/a', 'embed'),
  ])
})

it('says that the names of many authors were cut', async () => {
  const authors = Array.from({ length: 20 }, (_, at) => `Author number ${at}`)
  const text = `---\ntitle: A\ndate: 2019-05-01\nauthors: ${JSON.stringify(authors)}\n---\nText\n`
  expect(
    (await inFolder({ ...HUGO, 'content/posts/a.md': text })).map(({ text: said }) => said),
  ).toEqual(['The names of its authors are longer than 100 characters and were cut.'])
})
