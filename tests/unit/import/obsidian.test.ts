import path from 'node:path'
import { expect, it } from 'vitest'
import { allPosts, copiedFixture, sourceFolder } from '#tests/support/source-folder.ts'
import { bodyToContent, link } from './to-content.ts'
import { fileAt, opened, postsOf } from './temporary-files.ts'

const KEY = 'Notes/Row locks.md'

it('reads a note with its links, images, callouts and comments', async () => {
  const source = await opened(await copiedFixture('obsidian'))
  expect(source).toMatchObject({ kind: 'markdown', description: 'An Obsidian vault: 5 posts' })
  const post = (await allPosts(source)).find(({ key }) => key === KEY)
  expect(post).toMatchObject({
    ...{ title: 'Row locks', isDraft: false, tags: ['postgresql', 'sql/locks'] },
    publishedAt: new Date('2024-03-04'),
  })
  expect(post?.warnings.map(({ place, text }) => `${place.line}: ${text}`)).toEqual([
    '8: The link to “Gone” does not match any note and became text.',
    '32: The embedded note “Half a thought” became a link.',
  ])
  const { content } = bodyToContent(post)
  expect(content).toBe(CONTENT)
  expect(post && (await source.file('lock closed.png', post))?.name).toBe('lock closed.png')
})

const OTHER = '/Notes/Half%20a%20thought.md'
const CONTENT = [
  `<p>See ${link(OTHER, 'the other one')} and ${link(`${OTHER}#what-is-left`, 'Half a thought')}, ${link('#in-sql', 'In SQL')}, Gone.</p>`,
  '\n\n![A lock](lock%20closed.png)\n\n',
  '<blockquote data-callout="warning"><p><strong>Mind the order</strong></p><p>Locks are <mark>taken</mark> in order.</p></blockquote>',
  '<blockquote><p>Measured.</p></blockquote>',
  "\n\n```bash\nif [[ -f x ]]; then echo '%% ==a=='; fi\n```\n\n",
  '<h2>In SQL</h2><p>A block.</p>',
  '<table style="min-width: 50px;"><colgroup><col style="min-width: 25px;"><col style="min-width: 25px;"></colgroup><tbody>',
  `<tr><th><p>a</p></th><th><p>b</p></th></tr><tr><td><p>${link(OTHER, 'in a table')}</p></td><td><p>${link(OTHER, 'Half a thought')}</p></td></tr>`,
  '</tbody></table>',
].join('')

it('makes drafts of daily notes and templates, and leaves drawings out', async () => {
  const posts = await postsOf(await copiedFixture('obsidian'))
  expect(
    posts.map(({ key, isDraft, warnings, problem }) => [
      key,
      isDraft,
      problem ?? warnings[0]?.text,
    ]),
  ).toEqual([
    ['Daily notes/2024-03-04.md', true, 'It is a daily note, so it is imported as a draft.'],
    ['Notes/Half a thought.md', false, undefined],
    [KEY, false, 'The link to “Gone” does not match any note and became text.'],
    ['Notes/Sketch.excalidraw.md', false, 'It is a drawing of Excalidraw'],
    ['Templates/Post.md', true, 'It is a template, so it is imported as a draft.'],
  ])
})

it('finds the images of a vault when a folder of it is given', async () => {
  const notes = path.join(await copiedFixture('obsidian'), 'Notes')
  expect((await opened(notes)).description).toBe('An Obsidian vault: 3 posts')
  expect((await fileAt(notes, 'lock closed.png'))?.name).toBe('lock closed.png')
})

it('knows a vault by its links, as an upload lacks the hidden folder, and leaves shell scripts alone', async () => {
  const vault = await sourceFolder({ 'A.md': 'See [[B]].\n', 'B.md': '# B\n' })
  expect((await opened(vault)).description).toBe('An Obsidian vault: 2 posts')
  const folder = await sourceFolder({ 'a.md': '```\nif [[ -f x ]]; then\n```\n' })
  expect((await opened(folder)).description).toBe('A folder of Markdown: one post')
})
