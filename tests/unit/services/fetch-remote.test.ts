import { expect, it } from 'vitest'
import { fetchRemoteFile, isPublic } from '#src/services/import/fetch-remote.ts'

it.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
  ],
  ...[
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
  ],
])('treats %s as no public address', (address) => {
  expect(isPublic(address)).toBe(false)
})

it.each(['93.184.216.34', '2606:4700::1111'])('treats %s as public', (address) => {
  expect(isPublic(address)).toBe(true)
})

it.each([
  ['http://127.0.0.1:1/a.png', /not on the public internet/],
  ['http://[::1]:1/a.png', /not on the public internet/],
  ['http://2130706433/a.png', /not on the public internet/],
  ['http://localhost:1/a.png', /not on the public internet/],
  ['ftp://a.example/a.png', /only http and https/],
])('refuses to fetch %s', async (address, message) => {
  await expect(fetchRemoteFile(address)).rejects.toThrow(message)
})
