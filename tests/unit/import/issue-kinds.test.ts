import { expect, it } from 'vitest'
import { issueCountsText } from '#src/contract/import/issue-kinds.ts'
import { coverUrl } from '#src/import/prepare/prepare-post.ts'
import type { SourceFiles } from '#tests/support/source-folder.ts'
import { ghostExport, lexical, paragraph, post as ghostPost, text } from './ghost-export.ts'
import { opened, postsIn, postsOf, writeFiles } from './temporary-files.ts'
import { issuesIn } from './source-posts.ts'
import { HUGO, inFolder, post, warningsOf } from './source-warnings.ts'
import { wxr } from './wordpress-export.ts'

const [inPost, inXml] = [issuesIn('content/posts/a.md'), issuesIn('export.xml')]
/** A folder of Hugo with this text in a post. */
const withPost = (text: string, more: SourceFiles = {}) => ({
  ...{ ...HUGO, ...more, 'content/posts/a.md': post(text) },
})
const saidOf = async (files: SourceFiles) => (await inFolder(files)).map(({ text: said }) => said)

it.each([
  ['[a](/about/)', 'https://www.old.example/about/'],
  ['[a](https://old.example/about/)', 'https://old.example/about/'],
  ['[a](paper.pdf)', 'https://www.old.example/posts/a/paper.pdf'],
])('leads the link %s to the old site, and names it with its line', async (text, address) => {
  const said = `Link to the old site (breaks when it goes offline): ${address}`
  expect(await inFolder(withPost(`Text\n\n${text}\n\nText`))).toEqual([
    { ...inPost(7, said, 'old-page'), isOfSite: true },
  ])
})

it('names a broken link of a site whose address is not known', async () => {
  expect(await inFolder(withPost('Text\n\n[a](/about/)', { 'hugo.toml': '' }))).toEqual([
    inPost(7, 'The link to /about/ has no target in this import and will be broken.', 'link'),
  ])
})

it.each(['[a](/posts/b/)', '[a](b.md)', '[a](mailto:a@old.example)', '[a](/contact)'])(
  'says nothing of the link %s',
  async (text) => {
    expect(await inFolder(withPost(text, { 'content/posts/b.md': post('B') }))).toEqual([])
  },
)

it.each([
  ['/page/of/b/pictures/c.png', []],
  ['/page/c.png', ['The image /page/c.png was not found.']],
  ['/a.png', []],
  ['/d.png', ['The image /d.png was not found.']],
])('finds the only picture with the end of the path %s', async (image, reported) => {
  const images = { 'other/a.png': '', 'other/pictures/c.png': '', 'e/d.png': '', 'f/d.png': '' }
  expect(await saidOf(withPost(`![x](${image})`, images))).toEqual(reported)
})

const THUMBNAIL = '---\ntitle: A\ndate: 2019-05-01\nThumb_nail: /gone.png\n---\nText\n'
const LOST = ['The image /gone.png was not found.']
it.each([
  ['no template shows', { 'layouts/_default/single.html': '{{ .Params.image }}' }, THUMBNAIL, []],
  ['a template shows', { 'layouts/post/li.html': '{{ .Params.thumb_Nail }}' }, THUMBNAIL, LOST],
  ['a theme may show', { 'hugo.toml': 'theme = "a"', 'layouts/a.html': 'a' }, THUMBNAIL, LOST],
  ['templates that are elsewhere may show', {}, THUMBNAIL, LOST],
  [
    'the text shows too',
    { 'layouts/a.html': 'a' },
    THUMBNAIL.replace('Text', '![x](/gone.png)'),
    LOST,
  ],
])('reports a missing cover that %s', async (_, files, text, reported) => {
  expect(await saidOf({ ...HUGO, ...files, 'content/posts/a.md': text })).toEqual(reported)
})

const HOST = 'https://b.example'
const LONGEST = `${HOST}/${'a'.repeat(2048 - HOST.length - 1)}`
it.each<[string, string | null]>([
  [`${HOST}/a.png`, `${HOST}/a.png`],
  [`${HOST}/my cover.png`, `${HOST}/my%20cover.png`],
  ['//b.example/a.png', `${HOST}/a.png`],
  [LONGEST, LONGEST],
  [`${LONGEST}a`, null],
  ["https://b.example/a'b.png", null],
])('stores the URL %s of a featured image in a form that a save accepts', async (cover, stored) => {
  const text = `---\ntitle: A\ndate: 2019-05-01\ncover: "${cover}"\n---\nText\n`
  const files = { ...HUGO, 'content/posts/a.md': text }
  const [read] = await postsIn(files)
  expect(read && coverUrl(read, new Map())).toBe(stored)
  const invalid = `The URL of the featured image is invalid: ${cover.slice(0, 100)}`
  expect(await saidOf(files)).toEqual(stored === null ? [invalid] : [])
})

it('distinguishes missing images, images on the old host, and images of other sites', async () => {
  const images = ['gone.png', 'https://old.example/b.png', 'https://other.example/c.png']
  const text = images.map((address) => `![x](${address})\n`).join('\n')
  const warnings = await inFolder(withPost(text))
  expect(warnings).toEqual([
    inPost(5, 'The image gone.png was not found.', 'picture'),
    inPost(7, 'The image https://old.example/b.png is still hosted on the old site.', 'old-host'),
  ])
  expect(issueCountsText([...warnings, ...warnings.slice(1)])).toBe(
    '1 missing image, 2 images on the old host',
  )
})

it.each(['paper.pdf', 'sound.mp3', 'film.mp4'])('takes the linked file %s along', async (name) => {
  const folder = withPost(`[a](${name})`)
  expect(await inFolder({ ...folder, [`content/posts/${name}`]: 'bytes' })).toEqual([])
  expect(await inFolder(folder)).toHaveLength(1)
})

it('finds the line of an address that is written with other characters', async () => {
  const text = 'Text\n\n![x](<my picture.png>)\n\n<a href="/a?b=1&amp;c=2">a</a>'
  const warnings = await inFolder(withPost(text))
  expect(warnings.map(({ place }) => place.line)).toEqual([7, 9])
})

it('names the line of a link in an export of WordPress', async () => {
  const body = '<p>Text</p>\n\n<p><a href="https://example.com/about/">a</a></p>\n\n<p>Text</p>'
  const [warning] = await warningsOf(await writeFiles({ 'export.xml': wxr(body) }))
  expect(warning).toMatchObject({ kind: 'old-page', place: { file: 'export.xml', line: 22 } })
})

const DATED = '<wp:post_date_gmt>2019-05-01 10:00:00</wp:post_date_gmt>'
const COMMENT = (type: string, approved: string) =>
  `<wp:comment><wp:comment_approved>${approved}</wp:comment_approved><wp:comment_type>${type}</wp:comment_type></wp:comment>`

it('counts what stays in a blog of WordPress: pages, comments and embeds', async () => {
  const body = `<p>Text</p>

https://www.youtube.com/watch?v=abc

[vimeo 123]

https://other.example/page

<!-- wp:embed --><figure><div class="wp-block-embed__wrapper">
https://other.example/video
</div></figure><!-- /wp:embed -->`
  const comments = [COMMENT('', '1'), COMMENT('pingback', '1'), COMMENT('comment', '0')].join('')
  const page =
    '<item><title>About</title><wp:post_id>6</wp:post_id><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>'
  const xml = wxr(body.split('<!--')[0] ?? '', comments + DATED).replace(
    '</channel>',
    `${page}</channel>`,
  )
  const file = await writeFiles({ 'export.xml': xml })
  expect((await opened(file)).warnings).toEqual([
    inXml(30, 'The page “About” is skipped: it is not a post.', 'page'),
  ])
  expect(await warningsOf(file)).toEqual([
    inXml(13, '1 comment of readers will not be imported.', 'comments'),
    inXml(24, 'The shortcode [vimeo] became a link: https://vimeo.com/123', 'embed'),
    inXml(22, 'An embedded page became a link: https://www.youtube.com/watch?v=abc', 'embed'),
  ])
  const blocks = await writeFiles({ 'export.xml': wxr(body) })
  expect((await warningsOf(blocks)).map(({ text }) => text)).toContain(
    'An embedded page became a link: https://other.example/video',
  )
})

it('takes all authors of a post of WordPress', async () => {
  const authors = ['A', 'B'].map((name) => `<category domain="author">${name}</category>`).join('')
  const file = await writeFiles({ 'export.xml': wxr('<p>Text</p>', authors) })
  expect((await postsOf(file)).map(({ author }) => author)).toEqual(['A, B'])
})

it('counts what stays in a blog of Ghost: pages, injected code, embeds and posts for members', async () => {
  const video = { type: 'embed', url: 'https://video.example/1', html: '<iframe></iframe>' }
  const body = lexical(paragraph(text('Words')), video)
  const file = await writeFiles({
    'ghost.json': ghostExport({
      posts: [
        ghostPost({ lexical: body, codeinjection_head: '<style>p {}</style>' }),
        ghostPost({ id: '2', slug: 'about', title: 'About', type: 'page' }),
        ghostPost({ id: '3', slug: 'c', lexical: lexical(paragraph(text('Words'))) }),
        ghostPost({ id: '4', slug: 'd', html: '<p>Words</p>', visibility: 'paid' }),
      ],
      settings: [{ key: 'codeinjection_foot', value: '<script></script>' }],
    }),
  })
  expect((await opened(file)).warnings).toEqual([
    {
      ...{ place: { file: 'ghost.json, page “About”' }, kind: 'page' },
      text: 'Skipped: pages are not imported.',
    },
    {
      ...{ place: { file: 'ghost.json' }, kind: 'code' },
      text: 'The code that the settings inject into every page is not imported.',
    },
  ])
  const place = { file: 'ghost.json, post “a-post”' }
  expect(await warningsOf(file)).toEqual([
    { place, kind: 'code', text: 'The code injected into its page is not imported.' },
    { place, kind: 'embed', text: 'An embedded page became a link: https://video.example/1' },
    {
      ...{ place: { file: 'ghost.json, post “d”' }, kind: 'members' },
      text: 'It was for members only, so it is imported as a draft.',
    },
  ])
})
