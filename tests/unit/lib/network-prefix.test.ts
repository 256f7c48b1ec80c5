import { expect, it } from 'vitest'
import { networkPrefix } from '#src/lib/http/network-prefix.ts'

it.each([
  [' 203.0.113.7 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['not:an:address', 'not:an:address'],
])('the rate limit key of %s is %s', (address, block) => {
  expect(networkPrefix(address)).toBe(block)
})

it('the rate limit key differs for two subscribers, and is cut for a malformed address', () => {
  expect(networkPrefix('2001:db8:1:3::1')).not.toBe(networkPrefix('2001:db8:1:2::1'))
  expect(networkPrefix('x'.repeat(10_000))).toHaveLength(64)
})
