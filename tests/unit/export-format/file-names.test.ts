import { expect, it } from 'vitest'
import { libraryNames, linkUploads } from '#src/export-format/file-names.ts'

const file = (name: string, at: number) => ({
  ...{ file: `${name}.png`, name, alt: null, isDrawing: false, storedName: `${name}-${at}.png` },
  ...{ id: `id-${name}-${at}`, url: `/files/media/${name}-${at}.png` },
  createdAt: '2026-01-01T00:00:00.000Z',
})
const NAMES = ['first', 'second', 'third']
const document = (at: number, rows: object) => ({
  ...{ portrait: `id-second-${at}`, text: 'second', logo: `/files/media/second-${at}.png` },
  list: [{ ...rows, logo: '/files/media/elsewhere.png', cover: `id-third-${at}` }],
  body: { root: { children: [{ id: 'node', value: `id-first-${at}` }] } },
})

it('a document is exported with the names of its files, and imported with their new ids', () => {
  const { portable } = libraryNames(NAMES.map((name) => file(name, 1)))
  const exported = portable(document(1, { id: 'row' }))
  expect(exported).toEqual({
    ...{ portrait: 'media:second.png', text: 'second', logo: '/media/second.png' },
    list: [{ logo: '/files/media/elsewhere.png', cover: 'media:third.png' }],
    body: { root: { children: [{ id: 'node', value: 'media:first.png' }] } },
  })
  const placed = new Map(NAMES.map((name) => [`/media/${name}.png`, file(name, 2)]))
  expect(linkUploads(exported, placed)).toEqual(document(2, {}))
})
