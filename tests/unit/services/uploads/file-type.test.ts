import { describe, expect, it } from 'vitest'
import { detectFileType } from '#src/services/uploads/detect-file-type.ts'
import { fileTypeOfName } from '#src/services/uploads/file-types.ts'
import {
  animation,
  compoundFile,
  docx,
  pdf,
  imageFile,
  wav,
  zip,
} from '#tests/support/sample-files.ts'

const html = Buffer.from('<!doctype html><script>alert(1)</script>')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
const typeOf = async (bytes: Buffer, name: string) => (await detectFileType(bytes, name))?.mimeType

describe('the type of a file comes from its bytes', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    '[S2-media-06] %s, whatever it is called',
    async (format) => {
      expect(await typeOf(await imageFile(format), 'page.html')).toBe(`image/${format}`)
    },
  )

  it.each([
    ['gif', async () => animation(), 'image/gif'],
    ['wav', async () => wav(), 'audio/wav'],
    ['pdf', async () => pdf(), 'application/pdf'],
    ['doc', async () => compoundFile('WordDocument'), 'application/msword'],
    [
      'docx',
      async () => docx(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('[S2-media-06] %s', async (_name, make, mimeType) => {
    expect(await typeOf(await make(), 'anything.exe')).toBe(mimeType)
  })

  it('[S2-media-06] accepts .txt files with text as text', async () => {
    expect(await typeOf(Buffer.from('Grüße\r\n\tvon hier'), 'note.TXT')).toBe(
      'text/plain; charset=utf-8',
    )
    expect(await typeOf(html, 'note.txt')).toBe('text/plain; charset=utf-8')
  })

  it.each([
    ['HTML', html, 'a.pdf'],
    ['HTML as HTML', html, 'a.html'],
    ['SVG', svg, 'a.svg'],
    ['SVG called png', svg, 'a.png'],
    ['text without the name', Buffer.from('hello'), 'a.md'],
    ['text with NUL', Buffer.from('a\u0000b'), 'a.txt'],
    ['text in UTF-16', Buffer.from('hello', 'utf16le'), 'a.txt'],
    ['text that is not UTF-8', Buffer.from([0x68, 0xff, 0xfe]), 'a.txt'],
    ['a program', Buffer.from('MZ'.padEnd(256, '\0')), 'a.png'],
    ['a zip', zip(['a.txt']), 'a.docx'],
    ['a document with macros', docx('word/vbaProject.bin'), 'a.docx'],
    ['a spreadsheet', compoundFile('Workbook'), 'a.doc'],
    ['a zip cut off', docx().subarray(0, 60), 'a.docx'],
    ['a PDF header alone', Buffer.from('%PDF-'), 'a.pdf'],
    ['a PDF without end', Buffer.from('%PDF-1.7\n1 0 obj'), 'a.pdf'],
    ['a PDF with something before it', Buffer.concat([html, pdf()]), 'a.pdf'],
  ])('refuses %s', async (_name, bytes, name) => {
    expect(await detectFileType(bytes, name)).toBeUndefined()
  })
})

describe('the type of a stored file comes from the extension we gave it', () => {
  it('returns the type, and undefined for unknown extensions', () => {
    expect(fileTypeOfName('a.docx')?.family).toBe('document')
    expect(fileTypeOfName('a.html')).toBeUndefined()
    expect(fileTypeOfName('a')).toBeUndefined()
  })
})
