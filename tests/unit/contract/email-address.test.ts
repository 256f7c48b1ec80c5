import { expect, it } from 'vitest'
import { isEmailAddress, withAsciiDomain } from '#src/contract/email-address.ts'
import { messageBodySchema } from '#src/contract/messages/message-schemas.ts'
import { mailLink } from '#src/lib/format/mail-link.ts'

const parsed = (email: string) =>
  messageBodySchema.safeParse({ name: 'Ada', subject: 'Hello', message: 'Hi', email }).data?.email

it.each([
  'x@y.zz',
  'info@xn--e1afmkfd.xn--p1ai',
  'x@xn--fiqs8s.xn--fiqs8s',
  'r&d@example.org',
  'a/b@example.org',
  'sales=eu@example.org',
  'john#tag@example.org',
  "mike'@example.org",
  '~me@example.org',
  '{x}|y!$%*?^_`+-@example.org',
])('an email address is taken: %s', (email) => {
  expect(isEmailAddress(email)).toBe(true)
  expect(parsed(email)).toBe(email)
})

it.each([
  'x@localhost',
  '.x@example.org',
  'x.@example.org',
  'a..b@example.org',
  'x@example..org',
  'x@example.org.',
  'x@-example.org',
  `x@${'a'.repeat(64)}.org`,
  '"x"@example.org',
  'jürgen@example.org',
  'x@[127.0.0.1]',
  'x@y@example.org',
  'x@example.org?bcc=y@example.org',
  'x@example.org,y@example.org',
  // Not converted into another one.
  'x@müller.example/y',
  'x@müller.example:25',
  'x@a@müller.example',
  'jürgen@müller.example',
])('an email address is refused: %s', (email) => {
  expect(isEmailAddress(email)).toBe(false)
  expect(parsed(email)).toBeUndefined()
})

it.each([
  ['x@müller.example', 'x@xn--mller-kva.example'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['x@日本。example', 'x@xn--wgv71a.example'],
  ['x@Example.org', 'x@Example.org'],
])('an email address has the ASCII form of its domain: %s', (typed, sent) => {
  expect(parsed(typed)).toBe(sent)
})

it('an email address is checked in linear time', () => {
  for (const email of [`${'a.'.repeat(20_000)}@`, `x@${'ü.'.repeat(20_000)}/`]) {
    expect(isEmailAddress(withAsciiDomain(email))).toBe(false)
  }
})

it('an email address is encoded in a link', () => {
  expect(mailLink('r&d#1@example.org')).toBe('mailto:r%26d%231@example.org')
})
