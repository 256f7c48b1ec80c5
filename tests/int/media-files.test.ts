import { describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { adminCookie } from '#tests/support/admin.ts'
import { expectRefusal, sendAsAdmin } from '#tests/support/requests.ts'
import { docx, imageFile, pdf, wav } from '#tests/support/sample-files.ts'
import { SECURITY_HEADERS } from '#tests/support/security-headers.ts'
import {
  bytesOf,
  openUrl,
  replaceMedia,
  sendId,
  sha256,
  storeMedia,
} from '#tests/support/uploads.ts'
import { zipEntries } from '#tests/support/zip-entries.ts'

const { 'content-security-policy': FILE } = SECURITY_HEADERS.storedFile
const { 'content-security-policy': PDF } = SECURITY_HEADERS.storedPdf

describe('serving', () => {
  it('sends type, policy and revalidation headers, except under its version', async () => {
    const item = await storeMedia(await imageFile('webp'), 'a.html')
    const response = await openUrl(item.url, {}, { cookie: await adminCookie() })
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, no-cache',
      'content-disposition': 'inline',
      'content-length': String(item.size),
      'accept-ranges': 'bytes',
    })
    expect(response.headers.get('content-security-policy')).toBe(FILE)
    expect(response.headers.get('set-cookie')).toBeNull()
    const kept = 'public, max-age=31536000, immutable'
    for (const url of [`${item.url}?v=${item.version}`, ...item.sizes.map((size) => size.url)])
      expect((await openUrl(url)).headers.get('cache-control')).toBe(kept)
    const other = await openUrl(`${item.url}?v=other`)
    expect(other.headers.get('cache-control')).toBe('public, no-cache')
  })

  it.each([
    [
      'a document',
      docx(),
      'cv.docx',
      'attachment',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'text, even if it is HTML',
      Buffer.from('<script>alert(1)</script>'),
      'a.txt',
      'attachment',
      'text/plain; charset=utf-8',
    ],
    ['a PDF', pdf(), 'a.pdf', 'inline', 'application/pdf'],
    ['sound', wav(), 'a.wav', 'inline', 'audio/wav'],
  ])('%s', async (_name, bytes, name, kind, type) => {
    const { headers } = await openUrl((await storeMedia(bytes, name)).url)
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('content-disposition')).toBe(
      `${kind}; filename="${name}"; filename*=UTF-8''${name}`,
    )
    expect(headers.get('content-security-policy')).toBe(type === 'application/pdf' ? PDF : FILE)
  })

  it('a PDF that is also HTML is only ever a PDF, whatever it is called', async () => {
    const item = await storeMedia(pdf({ text: '\n<script>alert(1)</script>\n%' }), 'cv.html')
    expect(item.url).toMatch(/\.pdf$/)
    const { headers } = await openUrl(item.url)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-disposition')).toContain('filename="cv.html.pdf"')
    expect(headers.get('content-security-policy')).toBe(PDF)
  })

  it('answers ranges, HEAD and known tags', async () => {
    const bytes = Buffer.from('0123456789')
    const { url } = await storeMedia(bytes, 'digits.txt')
    const part = await openUrl(url, { range: 'bytes=2-4' })
    const middle = [206, 'bytes 2-4/10', '234']
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual(middle)
    const beyond = await openUrl(url, { range: 'bytes=10-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
    const head = await openUrl(url, {}, { method: 'HEAD' })
    const empty = [200, '10', '']
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual(empty)
    const tag = head.headers.get('etag') ?? ''
    const known = await openUrl(url, { 'if-none-match': `"x", W/${tag}` })
    expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, tag, ''])
    const other = await openUrl(url, { range: 'bytes=2-4', 'if-range': '"other"' })
    expect([other.status, await other.text()]).toEqual([200, '0123456789'])
    const same = await openUrl(url, { range: 'bytes=-1', 'if-range': tag })
    expect([same.status, await same.text()]).toEqual([206, '9'])
  })

  it.each([
    '../../../etc/passwd',
    '..%2f..%2fenv',
    'a.png',
    `${'a'.repeat(26)}.png`,
    '%00.png',
    '.writing-1',
    'x'.repeat(5000),
  ])('does not know %j', async (key) => {
    const response = await openUrl(`/files/media/${encodeURIComponent(key)}`)
    expect(await expectRefusal(response, 404)).toEqual({ message: 'Not found' })
  })
})

describe('GET /api/media/archive', () => {
  const archive = (ids: readonly string[]) =>
    sendAsAdmin(calls.downloadMediaArchive, { query: `?ids=${ids.join(',')}` })

  it('holds the chosen files under their names, each name once, and nothing from the trash', async () => {
    const first = await storeMedia(Buffer.from('One.'), 'notes.txt')
    const second = await storeMedia(Buffer.from('Two.'), 'notes.txt')
    const paper = await storeMedia(pdf(), 'paper.html')
    const gone = await storeMedia(Buffer.from('Gone.'), 'gone.txt')
    await sendId(calls.deleteMedia, gone.id)
    expect((await replaceMedia(first.id, Buffer.from('Changed.'), 'other.txt')).status).toBe(200)
    const response = await archive([first.id, second.id, paper.id, gone.id])
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="media-\d{4}-\d\d-\d\d\.zip"/,
    )
    const entries = await zipEntries(await bytesOf(response))
    expect(entries.map(({ name, bytes }) => [name, sha256(bytes)])).toEqual([
      ['paper.html.pdf', sha256(pdf())],
      ['notes.txt', sha256(Buffer.from('Two.'))],
      ['notes (2).txt', sha256(Buffer.from('Changed.'))],
    ])
  })

  it('breaks off when a file is missing from storage, so that it is not taken for whole', async () => {
    const bytes = Buffer.from('One.')
    const item = await storeMedia(bytes, 'notes.txt')
    const name = item.url.split('/').at(-1) ?? ''
    await fileStore.remove('media', name)
    const response = await archive([item.id])
    await expect(response.arrayBuffer()).rejects.toThrow('missing from storage')
    await fileStore.write('media', name, bytes)
  })

  it('refuses too many files, unknown ones, and no ids', async () => {
    const ids = Array.from({ length: 201 }, () => crypto.randomUUID())
    const body = await expectRefusal(await archive(ids), 400)
    expect(body.message).toBe(uploadMessages.tooManyForArchive)
    await expectRefusal(await archive(ids.slice(0, 200)), 404)
    await expectRefusal(await archive(['new']), 400)
  })
})
