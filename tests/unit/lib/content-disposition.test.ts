import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contentDisposition } from '#src/lib/http/content-disposition.ts'

const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 100 })
  .map((units) => String.fromCharCode(...units))

it.each([
  ['my cv.pdf', `inline; filename="my cv.pdf"; filename*=UTF-8''my%20cv.pdf`],
  [
    'Lebenslauf für "Ö".pdf',
    `inline; filename="Lebenslauf f_r ___.pdf"; filename*=UTF-8''Lebenslauf%20f%C3%BCr%20%22%C3%96%22.pdf`,
  ],
  [`a'(b)*;%.pdf`, `inline; filename="a'(b)*__.pdf"; filename*=UTF-8''a%27%28b%29%2A%3B%25.pdf`],
])('writes the header for %s', (name, expected) => {
  expect(contentDisposition('inline', name)).toBe(expected)
})

it('works without a name', () => {
  expect(contentDisposition('attachment', null)).toBe('attachment')
})

it('is one header for any name, and decodes to the same name', () => {
  fc.assert(
    fc.property(anyText, (name) => {
      const value = contentDisposition('attachment', name)
      expect(value).toMatch(
        /^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w.!#$&+\-^`|~%]*$/,
      )
      const coded = value.slice(value.lastIndexOf("''") + 2)
      expect(decodeURIComponent(coded)).toBe(name.toWellFormed())
    }),
  )
})
