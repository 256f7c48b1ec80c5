import { expect, it } from 'vitest'
import { forwardedAddress } from '#src/server/request/request-context.ts'

it.each([
  ['the socket without a proxy', 0, '6.6.6.6', '10.0.0.1'],
  ['the last entry behind one proxy', 1, '6.6.6.6, 203.0.113.9', '203.0.113.9'],
  ['the last but one behind two', 2, '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['the socket when the list is too short to be true', 3, '6.6.6.6, 203.0.113.9', '10.0.0.1'],
  ['the socket when there is no list', 1, undefined, '10.0.0.1'],
  ['the socket when the entry is not an IP address', 1, '6.6.6.6, unknown', '10.0.0.1'],
  ['an address with its port', 1, '203.0.113.9:4711', '203.0.113.9'],
  ['IPv6', 1, '2001:DB8::1', '2001:db8::1'],
  ['IPv6 with its port', 1, '[2001:db8::1]:4711', '2001:db8::1'],
  ['IPv4 in IPv6', 1, '::ffff:203.0.113.9', '203.0.113.9'],
])('%s', (_name, trustProxy, forwardedFor, address) => {
  const socketAddress = '::ffff:10.0.0.1'
  expect(forwardedAddress({ socketAddress, forwardedFor, trustProxy })).toBe(address)
})

it('a closed socket has no address', () => {
  const nobody = { socketAddress: undefined, forwardedFor: undefined, trustProxy: 0 }
  expect(forwardedAddress(nobody)).toBe('unknown')
})
