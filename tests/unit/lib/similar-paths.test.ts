import { expect, it } from 'vitest'
import { similarPaths, pathToSearchTerms } from '#src/lib/rank-similar-paths.ts'

const links = ['/blog', '/projects', '/resume', '/#about', '/projects/harbour-map'].map((href) => ({
  href,
  label: href,
}))

it.each([
  ['/blgo', ['/blog']],
  ['/projects/harbor-map', ['/projects/harbour-map']],
  ['/project/', ['/projects']],
  ['/about.html', ['/#about']],
  ['/wp-login.php', []],
  ['/', []],
  ['/%', []],
])('finds the paths similar to %s: %j', (path, expected) => {
  expect(similarPaths(path, links).map(({ href }) => href)).toEqual(expected)
})

it.each([
  ['/2019/03/how-a-queue_works.html', 'how a queue works'],
  ['/о-себе', 'о себе'],
  ['/2019/03/', ''],
  ['/', ''],
  [`/${'a-'.repeat(200)}`, 'a '.repeat(30)],
])('the words of %s are %j', (path, words) => {
  expect(pathToSearchTerms(path)).toBe(words)
})
