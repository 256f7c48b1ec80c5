import { expect, it } from 'vitest'
import { isBelow, matchesGlob, matchesWholePath } from '#src/import/markdown/files/matches-glob.ts'

it.each([
  ['a.md', '*.md', true],
  ['x/a.md', '*.md', false],
  ['x/a.md', '**/*.md', true],
  ['a.md', '**/*.md', true],
  ['x/y/a.mdx', 'x/**/*.{md,mdx}', true],
  ['x/a.txt', '**/*.(md|mdx)', false],
  ['x/a.mdx', '**/*.@(md|mdx)', true],
  ['x/_a.md', '**/[^_]*.md', false],
  ['x/b.md', '**/[!_]*.md', true],
  ['x/b.md', '**/[a-c].md', true],
  ['x/d.md', '**/[a-c].md', false],
  ['x/-.md', '**/[a-c].md', false],
  // A NUL is in no path, but may be in the settings of a site.
  ['x/a.md', '**/[a\0].md', true],
  ['x/b.md', '**/[c-a].md', false],
  ['x/*.md', '**/[b--*].md', true],
  ['a+b.md', 'a+b.md', true],
  ['a*b.md', String.raw`a\*b.md`, true],
  ['axb.md', String.raw`a\*b.md`, false],
  ['drafts/x/a.md', 'drafts/**', true],
  ['aXb', 'a?b', true],
  ['größe.md', 'gr??e.md', true],
])('compares %s with %s', (path, glob, expected) => {
  expect(matchesGlob(path, glob)).toBe(expected)
})

it('lets a wildcard stand for slashes where the whole path is compared', () => {
  expect(matchesWholePath('x/y/a.md', 'x*.md')).toBe(true)
  expect(matchesWholePath('x/y/a.md', 'y*.md')).toBe(false)
})

it.each([
  ['drafts/x/a.md', './drafts/', true],
  ['drafts/x/a.md', '/drafts', true],
  ['drafts-2/a.md', 'drafts', false],
  ['a.md', '', false],
])('finds %s below %s', (path, glob, expected) => {
  expect(isBelow(path, glob)).toBe(expected)
})

it.each([`${'*a'.repeat(300)}b`, '{a,b}'.repeat(150), `${'**/'.repeat(200)}b`, '('.repeat(900)])(
  'compares a long path with a hostile pattern in linear time: %.12s',
  (glob) => {
    const start = performance.now()
    expect(matchesGlob('a'.repeat(4000), glob)).toBe(false)
    expect(matchesGlob('a/'.repeat(2000), glob)).toBe(false)
    expect(performance.now() - start).toBeLessThan(1000)
  },
)
