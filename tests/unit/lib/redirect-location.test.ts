import { expect, it } from 'vitest'
import { redirectLocation } from '#src/lib/http/redirect-location.ts'

const SITE = 'https://me.example'

it.each([
  ['/resume', '/resume'],
  ['/a/../b?x=1#c', '/b?x=1#c'],
  ['/über uns', '/%C3%BCber%20uns'],
  ['https://me.example/blog?p=5', '/blog?p=5'],
  ['https://name@me.example/blog', '/blog'],
  ['https://me.example', '/'],
  ['https://other.example/a', 'https://other.example/a'],
  ['HTTP://Other.example/a', 'http://other.example/a'],
])('leads from %j to %j', (target, location) => {
  expect(redirectLocation(target, SITE)).toBe(location)
})

it.each([
  ...['//host/x', '/.//host/x', '/..//host/x', '/%2e//host/x', '/a/..//host/x', '/./\\host/x'],
  ...['/\\host/x', '/\t/host/x', '\t//host/x', '///host/x', 'https://me.example//host/x'],
  ...['https:host', 'https:/host', 'javascript:alert(1)', 'data:text/html,x', 'a', '', 'http://'],
  'http://site.invalid/x',
])('leads nowhere from %j', (target) => {
  expect(redirectLocation(target, SITE)).toBeUndefined()
})
