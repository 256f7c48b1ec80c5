import { expect, it } from 'vitest'
import {
  hasPostId,
  normalizeOldPath,
  redirectCandidates,
} from '#src/lib/http/normalize-old-path.ts'

it.each([
  ['/2019/05/a-title/', '/2019/05/a-title'],
  ['/a/index.html', '/a'],
  ['/a.html?utm=1#b', '/a.html'],
  ['/?p=12', '/?p=12'],
  ['/index.php?x=1&p=12', '/index.php?p=12'],
  ['https://a.example/b/', '/b'],
  ['/caf%C3%A9', '/café'],
  ['/cafe\u0301', '/café'],
  ['//a.example/b', '/b'],
  ['/%zz', '/%zz'],
  ['/', undefined],
  ['/?p=x', undefined],
  ['mailto:a@b.example', undefined],
  ['/a%00b', undefined],
  [`/${'a'.repeat(1001)}`, undefined],
])('spells %j as %j', (address, spelled) => {
  expect(normalizeOldPath(address)).toBe(spelled)
})

it('knows ids of posts from other queries', () => {
  expect(hasPostId('/?page_id=3')).toBe(true)
  expect(hasPostId('/blog?page=3')).toBe(false)
  expect(hasPostId('/blog&p=3')).toBe(false)
})

it.each([
  ['/blog?p=5', ['/blog?p=5', '/blog']],
  ['/blog/?utm=1', ['/blog']],
  ['/?p=5', ['/?p=5']],
  ['/', []],
])('follows the redirect of %j at %j', (address, found) => {
  expect(redirectCandidates(address)).toEqual(found)
})
