import { expect, it } from 'vitest'
import { siteUrl } from '#src/env.ts'
import { navigationOf } from '#src/http/navigation-response.ts'

it.each<[string, Record<string, string>, boolean]>([
  ['nothing', {}, false],
  ['metadata of another site', { 'sec-fetch-site': 'cross-site' }, true],
])('a navigation with %s is cross-site: %o %s', (_, headers, expected) => {
  const { isFromElsewhere } = navigationOf(new Request(`${siteUrl}/api/logout`, { headers }))
  expect(isFromElsewhere).toBe(expected)
})
