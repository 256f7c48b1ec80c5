import { expect, it } from 'vitest'
import { rankLinks } from '#src/cms/components/links/find-links.ts'

const target = (name: string) => ({ name, href: `/blog/${name}`, detail: 'Post' })
const TARGETS = ['What locks cost', 'Locks in practice', 'A cost of caches'].map(target)

it.each([
  ['locks', ['Locks in practice', 'What locks cost']],
  ['COST lock', ['What locks cost']],
  ['cost', ['What locks cost', 'A cost of caches']],
])('%s', (words, names) => {
  expect(rankLinks(TARGETS, words).map(({ name }) => name)).toEqual(names)
})
