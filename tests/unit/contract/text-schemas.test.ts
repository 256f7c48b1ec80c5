import { expect, it } from 'vitest'
import { multiLineText, optionalLine, singleLineText } from '#src/contract/text-schemas.ts'

it.each([
  ['singleLineText', singleLineText('Text', 6)],
  ['multiLineText', multiLineText('Text', 6)],
  ['optionalLine', optionalLine('Text', 6)],
])('%s stores letters and their accents together, and counts them as one', (_, schema) => {
  expect(schema.parse('Mu\u0308ller')).toBe('M\u00fcller')
})

it.each(['a\nb', 'a\u2028b', 'a\u0000b'])('singleLineText refuses %j', (text) => {
  expect(singleLineText('Text', 6).safeParse(text).success).toBe(false)
})
