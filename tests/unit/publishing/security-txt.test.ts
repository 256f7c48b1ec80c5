import { expect, it } from 'vitest'
import { securityTxt } from '#src/publishing/security-txt.ts'

it.each([
  ['2026-01-01T00:00:00Z', '2026-06-30T00:00:00.000Z'],
  ['2026-01-01T23:59:59Z', '2026-06-30T00:00:00.000Z'],
  ['2026-01-02T00:00:00Z', '2026-07-01T00:00:00.000Z'],
])('security.txt of %s expires 180 days later, at %s', (now, expires) => {
  const text = securityTxt({ email: 'ada@example.com' }, new Date(now))
  expect(text.split('\n').slice(0, 3)).toEqual([
    'Contact: mailto:ada@example.com',
    `Expires: ${expires}`,
    'Preferred-Languages: en',
  ])
})
