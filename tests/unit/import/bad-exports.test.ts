import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { openExportFile } from '#src/import/open-export-file.ts'
import { ghostExport, post } from './ghost-export.ts'
import { fileAt, postsOf, writeFiles, zipped } from './temporary-files.ts'
import { wxr } from './wordpress-export.ts'

const xml = async (text: string | Buffer) => postsOf(await writeFiles({ 'blog.xml': text }))
const json = async (text: string | Buffer) => postsOf(await writeFiles({ 'blog.json': text }))

describe('bad exports', () => {
  it('recognises no other files', async () => {
    const path = await writeFiles({ 'a.json': '{"name":"x"}', 'b.xml': '<rss></rss>' })
    expect(await openExportFile(path)).toBeUndefined()
    expect(await openExportFile(path.replace('a.json', 'b.xml'))).toBeUndefined()
    expect(await openExportFile(await zipped({ 'readme.txt': 'x' }))).toBeUndefined()
  })

  it.each([
    ['empty', 'PK'],
    ['broken', `PK\u0003\u0004${'x'.repeat(500)}`],
  ])('refuses an archive that is %s', async (_what, text) => {
    const posts = postsOf(await writeFiles({ 'a.zip': text }))
    await expect(posts).rejects.toThrow('a.zip is not a complete zip archive.')
  })

  it('refuses names that lead out of the archive', async () => {
    const path = await zipped({ 'aa/blog.json': ghostExport({ posts: [post({})] }) })
    // The name stands in an archive twice.
    const text = (await readFile(path, 'latin1')).replaceAll('aa/blog.json', '../blog.json')
    await writeFile(path, text, 'latin1')
    await expect(postsOf(path)).rejects.toThrow(
      'export.zip contains a file whose name is outside of the archive ("../blog.json").',
    )
  })

  it('refuses a zip bomb before a byte is unpacked', async () => {
    // The first file makes the archive as a whole a harmless one.
    const files = { 'a.png': randomBytes(1024 ** 2), 'blog.json': Buffer.alloc(33 * 1024 ** 2) }
    const path = await zipped(files)
    await expect(postsOf(path)).rejects.toThrow(
      'export.zip unpacks to far more data than a blog contains.',
    )
  })

  it('refuses an image that is larger than an upload may be', async () => {
    const path = await zipped({
      'blog.json': ghostExport({ posts: [post({})] }),
      'content/images/big.png': Buffer.alloc(11 * 1024 * 1024, 'x'),
    })
    await expect(fileAt(path, '/content/images/big.png')).rejects.toThrow(
      'big.png is larger than 10 MB.',
    )
  })

  it.each([
    [
      'a document type',
      '<!DOCTYPE rss [<!ENTITY a "b">]>',
      'has a document type (DTD), which is refused (line 2)',
    ],
    ['an unknown entity', '<a>&bomb;</a>', 'uses an XML entity that is not defined (line 2)'],
  ])('refuses XML with %s', async (_what, start, problem) => {
    const text = wxr('x').replace('?>\n', `?>\n${start}`)
    await expect(xml(text)).rejects.toThrow(`blog.xml ${problem}.`)
  })

  it('refuses XML nested 10,000 deep', async () => {
    const fields = `${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`
    await expect(xml(wxr('x', fields))).rejects.toThrow(
      'blog.xml is nested deeper than 50 elements (line 20).',
    )
  })

  it('keeps the text of a body nested 10,000 deep', async () => {
    const [source] = await xml(wxr(`${'<div>'.repeat(10_000)}deep${'</div>'.repeat(10_000)}`))
    expect(source?.body.text).toContain('deep')
  })

  it('refuses XML that ends in the middle', async () => {
    await expect(xml(wxr('x').slice(0, -30))).rejects.toThrow(
      /^blog\.xml is not well-formed XML, or ends in the middle \(line \d+\)\.$/,
    )
  })

  it.each([
    ['ISO-8859-1', (text: string) => Buffer.from(text, 'latin1')],
    ['UTF-16', (text: string) => Buffer.from(`\u{FEFF}${text}`, 'utf16le')],
  ])('reads XML in %s', async (encoding, encode) => {
    const [source] = await xml(encode(wxr('Crème').replace('UTF-8', encoding)))
    expect(source?.body.text).toBe('<p>Crème</p>\n')
  })

  it('refuses XML in another encoding than it states', async () => {
    await expect(xml(Buffer.from(wxr('Crème'), 'latin1'))).rejects.toThrow(
      'blog.xml is not in the encoding that it states (UTF-8 if none).',
    )
    await expect(xml(wxr('x').replace('UTF-8', 'klingon'))).rejects.toThrow(
      'blog.xml is in the encoding klingon, which is not known.',
    )
  })

  it('reads control characters, which XML forbids and WordPress writes', async () => {
    expect((await xml(wxr('a\u0008b\u000Bc')))[0]?.body.text).toBe('<p>abc</p>\n')
  })

  it.each([
    ['ends in the middle', (text: string) => Buffer.from(text.slice(0, -5))],
    ['is in UTF-16', (text: string) => Buffer.from(text, 'utf16le')],
    ['is not well-formed', (text: string) => Buffer.from(text.replace('"posts":[', '"posts":[,'))],
  ])('refuses JSON that %s', async (_what, damage) => {
    const text = ghostExport({ posts: [post({})] })
    await expect(json(damage(text))).rejects.toThrow(/^blog\.json .*(?:damaged|in the middle)/)
  })

  it('refuses a line of 40 MB', async () => {
    const start = ghostExport({ posts: [post({})] }).slice(0, -5)
    const line = Buffer.concat([Buffer.from(`${start},{"x":"`), Buffer.alloc(40 * 1024 ** 2, 'x')])
    await expect(json(line)).rejects.toThrow(
      'blog.json is not a Ghost export, or has an entry of more than 32 MB.',
    )
    const body = Buffer.alloc(40 * 1024 ** 2, 'x')
    const [before = '', after = ''] = wxr('|').split('|')
    const text = Buffer.concat([Buffer.from(before), body, Buffer.from(after)])
    await expect(xml(text)).rejects.toThrow('blog.xml has an entry of more than 32 MB.')
  })
})
