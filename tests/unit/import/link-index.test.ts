import { expect, it } from 'vitest'
import { createLinkIndex } from '#src/import/prepare/link-index.ts'
import { sourcePost } from './source-posts.ts'

const post = (key: string, oldPaths: string[] = []) => sourcePost(key, { oldPaths })
const from = post('content/posts/a.md', ['/posts/a/'])
const index = createLinkIndex('https://www.a.example')
index.add(from, 'a')
index.add(post('content/posts/b/index.md', ['/posts/b/', '/?p=7']), 'new-b')
index.add(post('_posts/2019-05-01-c.md', ['/2019/05/01/c.html']), 'c')

it.each([
  ['/posts/b', '/blog/new-b'],
  ['../b/#part', '/blog/new-b#part'],
  ['https://a.example/posts/b/?utm=1', '/blog/new-b'],
  ['/?p=7', '/blog/new-b'],
  ['__GHOST_URL__/posts/b/', '/blog/new-b'],
  ['b/index.md', '/blog/new-b'],
  ['./b/index.md#x', '/blog/new-b#x'],
  ['./@post/b', '/blog/new-b'],
  ['https://a.example/./@post/b', '/blog/new-b'],
  ['@/posts/b/index.md#part', '/blog/new-b#part'],
  ['/posts/b/index.md', '/blog/new-b'],
  ['posts/b/index.md', '/blog/new-b'],
  ['/posts/none.md', undefined],
  ['@/posts/none.md', undefined],
  ['./@post/posts/b/index.md', '/blog/new-b'],
  ['./@post/2019-05-01-c', '/blog/c'],
  ['https://b.example/posts/b/', undefined],
  ['#part', undefined],
  ['mailto:a@b.example', undefined],
  ['/about', undefined],
])('resolves %s to %s', (href, target) => {
  expect(index.resolve(href, from)).toBe(target)
})
