import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ReadableStream } from 'node:stream/web'
import { expect, it, onTestFinished } from 'vitest'
import { LIMITS } from '#src/contract/limits.ts'
import { receiveImport, uploadPath } from '#src/http/import-upload.ts'
import { removeUploadFolder } from '#src/services/import/import-folder.ts'

const TYPE = 'multipart/form-data; boundary=b'
const part = (name: string, content: string | Buffer = 'text', field = 'import') =>
  Buffer.concat([
    Buffer.from(
      `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
const END = Buffer.from('--b--\r\n')

/** Sends the parts one after the other, none before it is read. */
const receive = (parts: Iterable<Buffer>, type = TYPE) =>
  receiveImport(
    new Request('http://localhost/api/imports', {
      method: 'POST',
      headers: { 'content-type': type },
      body: ReadableStream.from(parts),
      duplex: 'half',
    } as RequestInit),
  )
const uploads = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('folio-import-upload-'))

/** Each within the limit, both together above it. */
function* twoLargeFiles() {
  const megabyte = Buffer.alloc(1024 * 1024)
  for (const name of ['1.md', '2.md']) {
    yield part(name, '').subarray(0, -2)
    for (let sent = 0; sent <= LIMITS.importBytes / 2; sent += megabyte.length) yield megabyte
    yield Buffer.from('\r\n')
  }
  yield END
}

it('writes files to their paths while it receives them', async () => {
  const folder = await receive([part('blog/a.md', 'one'), part('blog/é/b c.md', 'two'), END])
  onTestFinished(() => removeUploadFolder(folder))
  expect(await readdir(folder)).toEqual(['blog'])
  expect(await readFile(path.join(folder, 'blog/a.md'), 'utf8')).toBe('one')
  expect(await readFile(path.join(folder, 'blog/é/b c.md'), 'utf8')).toBe('two')
})

const NAME = 'The name of a file cannot be stored, or two files have the same one.'
const FIELD = 'Send the files in the field "import", each with its path as the name.'
it.each([
  ['a path that leads out', [part('a.md'), part('../../b.md'), END], NAME],
  ['one path twice', [part('a.md'), part('a.md'), END], NAME],
  ['a file where another needs a folder', [part('a.md'), part('a.md/b.md'), END], NAME],
  ['another field', [part('a.md', 'text', 'media'), END], FIELD],
  ['no file', [END], FIELD],
])('refuses an upload with %s, and keeps nothing', async (_what, parts, message) => {
  const before = await uploads()
  await expect(receive(parts)).rejects.toMatchObject({ code: 'invalid', message })
  expect(await uploads()).toEqual(before)
})

it('refuses files above 200 MB in total, and keeps nothing of them', async () => {
  const before = await uploads()
  await expect(receive(twoLargeFiles())).rejects.toMatchObject({
    code: 'too-large',
    message: 'These files are larger than 200 MB together. Use npm run import for larger ones.',
  })
  expect(await uploads()).toEqual(before)
})

it('refuses a body that is not multipart', async () => {
  await expect(receive([END], 'application/zip')).rejects.toMatchObject({ code: 'wrong-type' })
})

it.each([
  ['post.md', ['post.md']],
  ['blog/content/a b/é.md', ['blog', 'content', 'a b', 'é.md']],
  ['blog\\content\\a.md', ['blog', 'content', 'a.md']],
  ['/etc/passwd', ['etc', 'passwd']],
  ['./a/./b.md', ['a', 'b.md']],
  ['../a.md', undefined],
  ['a/../../b.md', undefined],
  ['a/..\\b.md', undefined],
  ['', undefined],
  ['/', undefined],
  ['a\u0000.md', undefined],
  [`${'x'.repeat(256)}.md`, undefined],
  ['a/'.repeat(31), undefined],
])('the path %j is stored as %j', (given, parts) => {
  expect(uploadPath(given)).toEqual(parts)
})
