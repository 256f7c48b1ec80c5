import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFileName } from '#src/services/storage/file-store.ts'
import { cleanFileName, downloadName, randomStem } from '#src/services/uploads/file-name.ts'
import { JPEG, PDF } from '#src/services/uploads/file-types.ts'

// Any UTF-16, with lone surrogates; dense in the characters that matter.
const unit = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }),
  fc.integer({ min: 0x2000, max: 0x2070 }),
  fc.integer({ min: 0, max: 0xffff }),
)
const anyText = fc.array(unit, { maxLength: 300 }).map((units) => String.fromCharCode(...units))

describe('the displayed name', () => {
  it.each([
    ['photo.png', 'photo.png'],
    ['C:\\Users\\me\\photo.png', 'photo.png'],
    ['../../etc/passwd', 'passwd'],
    ['a\u202egpj.exe.png', 'agpj.exe.png'],
    ['a\u0000\u0007b\r\n.png', 'ab.png'],
    ['\ufeff  two   words .png ', 'two words .png'],
    ['lone \ud800 surrogate.png', 'lone surrogate.png'],
    ['Ünï\u0301cödé 日本 👩‍💻.png', 'Ünḯcödé 日本 👩‍💻.png'],
    ['', 'file'],
    ['..', 'file'],
    ['a/', 'file'],
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
  ])('maps %j to %j', (given, expected) => {
    expect(cleanFileName(given)).toBe(expected)
  })

  it('keeps the extension when it is cut to 255 characters', () => {
    const name = cleanFileName(`${'é👍'.repeat(200)}.jpeg`)
    expect(name.length).toBeLessThanOrEqual(255)
    expect(name).toMatch(/👍?\.jpeg$/u)
    expect(name.isWellFormed()).toBe(true)
  })

  it('is never a path, empty or dangerous, and keeps clean names unchanged', () => {
    fc.assert(
      fc.property(anyText, (given) => {
        const name = cleanFileName(given)
        expect(name).not.toMatch(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
        expect(name).not.toMatch(/^\.*$/)
        expect(name.length).toBeLessThanOrEqual(255)
        expect(cleanFileName(name)).toBe(name)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the download name', () => {
  it.each([
    ['cv.pdf', PDF, 'cv.pdf'],
    ['cv.PDF', PDF, 'cv.PDF'],
    ['cv.html', PDF, 'cv.html.pdf'],
    ['cv', PDF, 'cv.pdf'],
    ['me.JPEG', JPEG, 'me.JPEG'],
    ['me.png', JPEG, 'me.png.jpg'],
  ])('%s', (name, type, expected) => {
    expect(downloadName(name, type)).toBe(expected)
  })
})

describe('the name in the store', () => {
  it('is random and valid for the store', () => {
    const stems = new Set(Array.from({ length: 1000 }, randomStem))
    expect(stems.size).toBe(1000)
    const names = [...stems].flatMap((stem) => [`${stem}.png`, `${stem}-640.webp`])
    expect(names.filter((name) => !isFileName(name))).toEqual([])
  })

  it.each([
    '../a.png',
    'a.png',
    `${'a'.repeat(26)}`,
    `${'a'.repeat(26)}.png/..`,
    `${'A'.repeat(26)}.png`,
    '.writing-1',
    `${'a'.repeat(26)}.p ng`,
  ])('is not %j', (name) => {
    expect(isFileName(name)).toBe(false)
  })
})
