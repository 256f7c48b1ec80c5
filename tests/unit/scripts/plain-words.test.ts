import { expect, it } from 'vitest'
import { wordFindings } from '#src/scripts/checks/plain-words.ts'

const foundIn = (file: string, source: string) =>
  wordFindings(file, source).map(({ words }) => words)

it.each([
  ['/** Of the current item. */ index', ['Of']],
  ['// What is stored, by what was sent.', ['What is', 'by what was']],
  ['// What is stored?', []],
  ['// It is no picture. There is no picture.', ['is no']],
  ['// The numbers of the plan are those of the report.', ['those of']],
  ['// Written anew, beside the others, meanwhile.', ['anew', 'beside', 'meanwhile']],
  ['const besides = "sent at once"', ['at once']],
  ['import { anew } from "./anew.ts"', []],
  ['const text = `${anew} // taken back`', ['taken back']],
])('finds the habits in %s', (source, words) => {
  expect(foundIn('src/a.ts', source).toSorted()).toEqual([...words].toSorted())
})

it('reads titles of tests, but no other texts of them', () => {
  expect(foundIn('tests/a.test.ts', 'it("saves anew", () => { log("at once") })')).toEqual(['anew'])
})

it('reads documents as they are', () => {
  expect(foundIn('docs/a.md', 'Posts arrive, and nobody may say so.')).toEqual(['arrive', 'nobody'])
})
