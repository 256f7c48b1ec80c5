import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { CORE_CHARACTERS, subsetWebFonts } from '#src/scripts/fonts/web-fonts.ts'

const FOLDER = 'src/ui/styles/fonts'
/** The initial congestion window of a new connection: ten packets. */
const FIRST_WINDOW = 14_000

const read = (name: string) => readFileSync(`${FOLDER}/${name}`)
const charactersOf = (name: string) =>
  create(read(name))
    .characterSet.filter((code) => code !== 0xffff)
    .toSorted((a, b) => a - b)

const rangesIn = (source: string) =>
  [...source.matchAll(/'(U\+[^']+)'/g)].map(([, text = '']) =>
    text.split(', ').flatMap((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16))
      return Array.from({ length: to - from + 1 }, (_, at) => from + at)
    }),
  )

describe('the web fonts', () => {
  it('are the ones that the script generates', async () => {
    for (const [name, file] of await subsetWebFonts())
      expect(read(name).equals(file), name).toBe(true)
  })

  it.each(['geist.woff2', 'geist-italic.woff2', 'geist-mono.woff2'])(
    '%s is small and contains the core characters',
    (name) => {
      expect(read(name).length).toBeLessThan(FIRST_WINDOW)
      expect(charactersOf(name)).toEqual(
        [...CORE_CHARACTERS].map((c) => c.codePointAt(0)).toSorted((a = 0, b = 0) => a - b),
      )
    },
  )

  it('have a unicode-range that matches their characters', () => {
    const files = [
      ...['geist-more', 'geist-extended', 'geist-italic-more'],
      ...['geist-mono-more', 'geist-mono-extended'],
    ]
    const ranges = rangesIn(readFileSync('src/ui/styles/fonts.ts', 'utf8'))
    expect(ranges).toEqual(files.map((file) => charactersOf(`${file}.woff2`)))
  })

  it('the italic has one weight', () => {
    expect(create(read('geist-italic.woff2')).variationAxes).toEqual({})
  })

  it.each(['geist.woff2', 'geist-mono.woff2'])('%s has the weights of the stylesheets', (name) => {
    const { wght } = create(read(name)).variationAxes
    expect(wght).toMatchObject({ min: 400, max: 700 })
  })
})
