import fc from 'fast-check'
import { ReadableStream } from 'node:stream/web'
import { describe, expect, it } from 'vitest'
import { readUpload } from '#src/http/read-upload.ts'

const BOUNDARY = 'x-folio-boundary'
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`
const MAX = 10 * 1024 * 1024

function request(
  body: Buffer | ReadableStream | null,
  headers: Record<string, string> = { 'content-type': TYPE },
) {
  return new Request('http://localhost/api/media/upload', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit)
}

type Part = { field?: string; name?: string | null; content?: string | Buffer }
function part({ field = 'media', name = 'a.txt', content = 'hello' }: Part = {}): Buffer {
  const file = name === null ? '' : `; filename="${name}"\r\nContent-Type: text/plain`
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${file}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
}
const END = Buffer.from(`--${BOUNDARY}--\r\n`)
const multipart = (...parts: Buffer[]) => Buffer.concat([...parts, END])
const stream = (chunks: Iterable<Buffer>) => ReadableStream.from(chunks)
type Given = [body: Parameters<typeof request>[0], headers?: Record<string, string>]
const read = (...given: Given) => readUpload(request(...given), 'media')
// Keeps ten megabytes of bytes out of the output of a failing test.
const refused = (...given: Given) =>
  read(...given).then(
    () => ({ code: 'read' }),
    (error: { code?: string }) => error,
  )

describe('one file in its field', () => {
  it('[S7-post-media-01] is read, with its name', async () => {
    const form = new FormData()
    form.set('media', new File(['hello'], 'Grüße "1".txt'))
    const file = await readUpload(
      new Request('http://localhost/', { method: 'POST', body: form }),
      'media',
    )
    expect(file.bytes.toString()).toBe('hello')
    expect(file.name).toBe('Grüße "1".txt')
  })

  it('[S7-post-resume-01] is read from the field resume', async () => {
    const file = await readUpload(
      request(multipart(part({ field: 'resume', name: 'cv.pdf' }))),
      'resume',
    )
    expect(file).toEqual({ name: 'cv.pdf', bytes: Buffer.from('hello') })
  })

  it('is read when empty and without a name', async () => {
    const file = await read(multipart(part({ name: '', content: '' })))
    expect(file).toEqual({ name: 'file', bytes: Buffer.alloc(0) })
  })

  it('is read unchanged for any bytes in any chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 4000 }),
        fc.integer({ min: 1, max: 700 }),
        async (content, size) => {
          const bytes = Buffer.from(content)
          const body = multipart(part({ content: bytes }))
          const chunks = Array.from({ length: Math.ceil(body.length / size) }, (_, at) =>
            body.subarray(at * size, (at + 1) * size),
          )
          const file = await read(stream(chunks))
          expect(file.bytes.equals(bytes)).toBe(true)
        },
      ),
      { numRuns: 50 },
    )
  })
})

describe('the limit of 10 MB', () => {
  it.each([MAX - 1, MAX])('[S9-upload-01] %d bytes are read', async (size) => {
    const file = await read(multipart(part({ content: Buffer.alloc(size, 7) })))
    expect(file.bytes.length).toBe(size)
  })

  it('[S9-upload-01][S5-media-01] one byte more is too large, and the error names the file', async () => {
    const body = multipart(part({ name: 'dir/big\u202e.txt', content: Buffer.alloc(MAX + 1, 7) }))
    expect(await refused(body)).toMatchObject({
      code: 'too-large',
      message: 'big.txt is larger than 10MB',
    })
  })

  it('[S5-resume-03] the error for a resume has its own message', async () => {
    const body = multipart(part({ field: 'resume', content: Buffer.alloc(MAX + 1, 7) }))
    await expect(readUpload(request(body), 'resume')).rejects.toMatchObject({
      code: 'too-large',
      message: 'Resume file must be smaller than 10MB',
    })
  })

  it('stops an endless body without length soon after 10 MB', async () => {
    let sent = 0
    const endless = function* () {
      yield part({ content: '' }).subarray(0, -2)
      for (;;) {
        sent += 65_536
        yield Buffer.alloc(65_536, 7)
      }
    }
    expect(await refused(stream(endless()))).toMatchObject({
      code: 'too-large',
    })
    expect(sent).toBeLessThan(11_000_000)
  })

  it('refuses a body that declares too much before reading it', async () => {
    let sent = 0
    const chunks = function* () {
      yield part({ content: '' }).subarray(0, -2)
      for (; sent < 50_000_000; sent += 65_536) yield Buffer.alloc(65_536, 7)
    }
    const headers = { 'content-type': TYPE, 'content-length': '50000000' }
    expect(await refused(stream(chunks()), headers)).toMatchObject({
      code: 'too-large',
    })
    expect(sent).toBeLessThan(1_000_000)
  })
})

describe('any other body is refused, and none hangs', () => {
  it.each([
    ['another field', multipart(part({ field: 'resume' }))],
    ['two files', multipart(part(), part({ name: 'b.txt' }))],
    ['the same field twice, the first empty', multipart(part({ content: '' }), part())],
    ['a text field', multipart(part({ name: null }))],
    ['a text field besides', multipart(part(), part({ field: 'alt', name: null }))],
    ['no part', multipart()],
    ['no body', Buffer.alloc(0)],
    ['no end', part()],
    [
      'an end in the middle of the headers',
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-da`),
    ],
    [
      'an end in the middle of the file',
      part({ content: 'x'.repeat(100_000) }).subarray(0, 50_000),
    ],
    ['another boundary', multipart(part()).subarray(2)],
    [
      'no disposition',
      Buffer.from(`--${BOUNDARY}\r\nContent-Type: text/plain\r\n\r\nhello\r\n--${BOUNDARY}--\r\n`),
    ],
    [
      'headers of 100 kB',
      Buffer.from(
        `--${BOUNDARY}\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\nhello\r\n--${BOUNDARY}--\r\n`,
      ),
    ],
    ['line feeds only', Buffer.from(multipart(part()).toString().replaceAll('\r\n', '\n'))],
    ['JSON', Buffer.from('{"media":"hello"}')],
  ])('%s', async (_name, body) => {
    expect(await refused(body)).toMatchObject({ code: 'invalid' })
  })

  it.each<[string, Record<string, string>, string]>([
    ['no boundary', { 'content-type': 'multipart/form-data' }, 'invalid'],
    ['an empty boundary', { 'content-type': 'multipart/form-data; boundary=' }, 'invalid'],
    [
      'a boundary of 5 kB',
      { 'content-type': `multipart/form-data; boundary=${'b'.repeat(5000)}` },
      'invalid',
    ],
    ['no type', { 'content-type': '' }, 'wrong-type'],
    ['JSON', { 'content-type': 'application/json' }, 'wrong-type'],
    ['text', { 'content-type': 'text/plain' }, 'wrong-type'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'wrong-type'],
    ['a compressed body', { 'content-type': TYPE, 'content-encoding': 'gzip' }, 'wrong-type'],
  ])('%s in the headers', async (_name, headers, code) => {
    expect(await refused(multipart(part()), headers)).toMatchObject({ code })
  })

  it('a client that disconnects', async () => {
    const broken = new ReadableStream({
      start: (controller) =>
        controller.enqueue(part({ content: 'x'.repeat(1000) }).subarray(0, -50)),
      pull: (controller) => controller.error(new Error('aborted')),
    })
    expect(await refused(broken)).toMatchObject({ code: 'invalid' })
  })

  it('a preamble is allowed and ignored', async () => {
    const body = Buffer.concat([Buffer.from('preamble\r\n'), multipart(part())])
    expect((await read(body)).bytes.toString()).toBe('hello')
  })

  it('any damage to a valid body gets a response and never hangs', async () => {
    const good = multipart(part({ content: 'hello '.repeat(20) }))
    const damage = fc.record({
      at: fc.nat(good.length - 1),
      cut: fc.boolean(),
      byte: fc.integer({ min: 0, max: 255 }),
    })
    await fc.assert(
      fc.asyncProperty(damage, async ({ at, cut, byte }) => {
        const body = cut
          ? good.subarray(0, at)
          : Buffer.concat([good.subarray(0, at), Buffer.from([byte]), good.subarray(at + 1)])
        expect(['read', 'invalid', 'too-large']).toContain((await refused(body)).code)
      }),
      { numRuns: 50 },
    )
  })
})
