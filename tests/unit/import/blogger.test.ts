import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { allPosts } from '#tests/support/source-folder.ts'
import { issuesIn } from './source-posts.ts'
import { fileAt, opened, postsOf, writeFiles, zipped } from './temporary-files.ts'
import { htmlToContent, link } from './to-content.ts'

const FIXTURES = 'tests/fixtures/import'
const BLOG = path.join(FIXTURES, 'blogger')
const FEED = 'Takeout/Blogger/Blogs/Notes/feed.atom'
const issue = issuesIn('feed.atom')
const IMAGES = 'https://blogger.googleusercontent.com/img/b/AVvXs'

it('describes its contents and skipped items', async () => {
  expect(await opened(BLOG)).toMatchObject({
    kind: 'blogger',
    repository: 'blogger.com/blog-408168245790957392',
    description:
      'A Blogger export of 2 posts; 1 page, 1 post in the trash, 1 comment will be skipped',
  })
})

it('reads a post at its exact path', async () => {
  const [{ body, ...fields } = { body: undefined }, draft] = await postsOf(BLOG)
  expect(fields).toStrictEqual({
    ...{ key: 'post-94038096732765326', place: { file: 'feed.atom', line: 5 }, isDraft: false },
    ...{ title: 'Row locks & other locks', slug: 'row-locks-other-locks' },
    publishedAt: new Date('2019-05-12T08:15:00.001Z'),
    updatedAt: new Date('2020-01-02T09:00:00.002Z'),
    ...{ author: 'Ada Byron', seoDescription: 'How row locks work', tags: ['R&D', 'PostgreSQL'] },
    oldPaths: ['/2019/05/row-locks-other-locks.html'],
    warnings: [
      issue(21, 'A frame became a link: https://www.youtube.com/watch?v=abc123', 'embed'),
      issue(5, '1 comment of readers will not be imported.', 'comments'),
    ],
  })
  expect(htmlToContent(body?.text ?? '')).toStrictEqual({ content: CONTENT, losses: [] })
  expect(draft).toMatchObject({ key: 'post-2', isDraft: true, oldPaths: ['/2018/01/half.html'] })
})

const CONTENT = [
  `<p>First line.</p><p>See ${link('https://notes.blogspot.com/2018/01/half.html', 'the other one')}.<br></p>`,
  `<img src="${IMAGES}/s0/lock.png" alt="A lock" title="A lock, closed">`,
  '<img src="https://1.bp.blogspot.com/-x/YY/AAAA/s0/one.png">',
  '<pre><code>SELECT 1\n\nFOR UPDATE;</code></pre>',
  `<p>${link('https://www.youtube.com/watch?v=abc123')}</p>`,
].join('')

it('takes images from the albums of Takeout', async () => {
  const archive = await zipped({
    [FEED]: await readFile(path.join(BLOG, FEED)),
    'Takeout/Blogger/Albums/Notes/lock.png': 'pixels',
    'Takeout/Blogger/Albums/Other/two.png': 'one',
    'Takeout/Blogger/Albums/Notes/two.png': 'other',
  })
  expect(await fileAt(archive, `${IMAGES}/s0/lock.png`)).toEqual({
    name: 'lock.png',
    text: 'pixels',
  })
  expect(await fileAt(archive, `${IMAGES}/s0/two.png`)).toBeUndefined()
})

it('reads the older backup', async () => {
  const source = await opened(path.join(FIXTURES, 'blog-05-12-2019.xml'))
  expect(source).toMatchObject({
    site: 'http://notes.blogspot.com',
    description:
      'A Blogger export of 2 posts from http://notes.blogspot.com; 1 comment will be skipped',
  })
  const [post, draft] = await allPosts(source)
  expect(post).toMatchObject({
    ...{ key: 'post-1', isDraft: false, tags: ['sql'], slug: 'an-old-post' },
    publishedAt: new Date('2018-01-02T08:00:00Z'),
    oldPaths: ['/2018/01/an-old-post.html'],
  })
  expect(draft).toMatchObject({ key: 'post-2', isDraft: true })
})

it('names the file of another feed', async () => {
  const file = await writeFiles({ 'feed.atom': '<feed><id>x</id></feed>' })
  await expect(opened(file)).rejects.toThrow('feed.atom is not a Blogger feed.')
})

it('asks for one of several blogs', async () => {
  const feed = await readFile(path.join(BLOG, FEED))
  await expect(
    opened(await zipped({ 'Blogs/A/feed.atom': feed, 'Blogs/B/feed.atom': feed })),
  ).rejects.toThrow(
    'feed.atom exists for several blogs: Blogs/A/feed.atom, Blogs/B/feed.atom. Pass one of them.',
  )
})

it('reads 300 kB of <pre> and of <br> in linear time', async () => {
  // Of this process: a busy machine takes longer, and computes no more.
  const start = process.cpuUsage()
  for (const part of ['<pre>', '<br>', '<br><br>x', '<a name="x"']) {
    const content = part.replaceAll('<', '&lt;').repeat(300_000 / part.length)
    const feed = `<feed><id>tag:blogger.com,1999:blog-1</id><entry><blogger:type>POST</blogger:type><content>${content}</content></entry></feed>`
    await postsOf(await writeFiles({ 'feed.atom': feed }))
  }
  expect(process.cpuUsage(start).user).toBeLessThan(10_000_000)
})
