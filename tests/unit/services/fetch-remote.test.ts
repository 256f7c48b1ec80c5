import { expect, it, onTestFinished, vi } from 'vitest'
import { Readable } from 'node:stream'
import path from 'node:path'
import { readFile, readdir } from 'node:fs/promises'
import { fetchImage, isPublic, saveImage } from '#src/services/import/fetch-remote.ts'
import { sourceFolder } from '#tests/support/source-folder.ts'

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
  // Metadata of clouds: Azure, Alibaba, Oracle; AWS, Google, Scaleway and OpenStack by IPv6.
  ...['168.63.129.16', '100.100.100.200', '192.0.0.192'],
  ...['fd00:ec2::254', 'fd20:ce::254', 'fd00:42::42', 'fe80::a9fe:a9fe'],
  // 169.254.169.254 and 168.63.129.16 as mapped, compatible, NAT64 (also the local prefix), 6to4 and Teredo addresses.
  ...['::ffff:169.254.169.254', '::ffff:a83f:8110', '::169.254.169.254'],
  ...['64:ff9b::a9fe:a9fe', '64:ff9b::168.63.129.16', '64:ff9b:1::a9fe:a9fe'],
  ...['2002:a9fe:a9fe::1', '2002:a83f:8110::1', '2001:0:a9fe:a9fe::1'],
  // Assigned to protocols, benchmarks and documentation.
  ...['192.88.99.1', '2001:2::1', '2001:1::1', '2001:20::1', '2001:db8::1', '3fff::1'],
])('treats %s as no public address', (address) => {
  expect(isPublic(address)).toBe(false)
})

it.each([
  ...['93.184.216.34', '168.63.129.15', '168.63.129.17', '192.88.98.255'],
  ...['2606:4700::1111', '2001:200::1', '2001:4860:4860::8888'],
])('treats %s as public', (address) => {
  expect(isPublic(address)).toBe(true)
})

it.each([
  ['http://127.0.0.1:1/a.png', /not publicly reachable/],
  ['http://[::1]:1/a.png', /not publicly reachable/],
  ['http://2130706433/a.png', /not publicly reachable/],
  ['http://168.63.129.16/a.png', /not publicly reachable/],
  ['http://[::ffff:168.63.129.16]/a.png', /not publicly reachable/],
  ['http://0xA83F8110/a.png', /not publicly reachable/],
  ['http://localhost:1/a.png', /not publicly reachable/],
  ['ftp://a.example/a.png', /only http and https/],
])('refuses to fetch %s', async (address, message) => {
  await expect(fetchImage(address, '/none')).rejects.toThrow(message)
})

const answer = (type: string | undefined, chunks: readonly Buffer[]) =>
  Object.assign(Readable.from(chunks), {
    headers: type === undefined ? {} : { 'content-type': type },
  })

it.each(['image/png', 'IMAGE/svg+xml', 'application/octet-stream', undefined])(
  'writes an answer of the type %s to a file',
  async (type) => {
    const target = path.join(await sourceFolder({}), 'picture')
    expect(await saveImage(answer(type, [Buffer.from('pix'), Buffer.from('els')]), target)).toBe(6)
    expect(await readFile(target, 'utf8')).toBe('pixels')
  },
)

it.each([
  ['text/html', 'x', 'download failed: not an image.'],
  ['application/pdf', 'x', 'download failed: not an image.'],
  ['image/png', 'x'.repeat(6 * 1024 * 1024), 'download failed: it is larger than 10 MB.'],
])('leaves nothing of an answer of the type %s that is refused', async (type, text, message) => {
  const folder = await sourceFolder({})
  const chunks = [Buffer.from(text), Buffer.from(text)]
  await expect(saveImage(answer(type, chunks), path.join(folder, 'a'))).rejects.toThrow(message)
  expect(await readdir(folder)).toEqual([])
})

it('waits 15 seconds for an image', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => timeout.mockRestore())
  await expect(fetchImage('http://localhost:1/a.png', '/none')).rejects.toThrow()
  expect(timeout.mock.calls).toEqual([[15_000]])
})
