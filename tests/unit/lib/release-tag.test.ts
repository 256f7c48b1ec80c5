import { expect, it } from 'vitest'
import { newestTag } from '#src/lib/release-tag.ts'

it.each([
  ['by number, not by letters', ['v1.9.0', 'v1.10.0', 'v1.2.11'], 'v1.10.0'],
  ['the last number counts, too', ['2.0.1', '2.0.10', '2.0.9'], '2.0.10'],
  ['no pre-release, and no other tag', ['v1.0.0', 'v2.0.0-rc.1', 'nightly'], 'v1.0.0'],
  ['none', ['', 'first'], undefined],
])('the newest release: %s', (_name, tags, newest) => {
  expect(newestTag(tags)).toBe(newest)
})
