import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { testTitles } from '#src/scripts/checks/spec-coverage.ts'

/** Number of release items by group. */
const COUNTS = { A: 12, C: 6, X: 7, U: 14, F: 8, M: 4, R: 3, K: 4, D: 7, L: 2, H: 2, O: 4, S: 1 }

const listSchema = z.strictObject({
  about: z.string(),
  items: z.array(
    z.strictObject({
      id: z.string().regex(/^[A-Z]\d+$/),
      what: z.string().min(20),
      tests: z.array(z.strictObject({ file: z.string(), title: z.string().min(10) })).min(1),
    }),
  ),
  /** Criteria without a test of their own. */
  notTested: z.array(z.strictObject({ group: z.string(), what: z.string(), reason: z.string() })),
})
const { items } = listSchema.parse(JSON.parse(readFileSync('tests/release-tests.json', 'utf8')))
const named = items.flatMap(({ id, tests }) => tests.map((test) => ({ id, ...test })))

describe('tests/release-tests.json', () => {
  it('has each item once, and all of them', () => {
    const ids = Object.entries(COUNTS).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, at) => `${letter}${at + 1}`),
    )
    expect(items.map(({ id }) => id)).toEqual(ids)
  })

  const byFile = Map.groupBy(named, ({ file }) => file)
  it.each([...byFile])('%s has each named test', (file, tests) => {
    const found = testTitles({ file, source: readFileSync(file, 'utf8') })
    const isMissing = (title: string) => !found.some((text) => text.includes(title))
    expect(tests.filter(({ title }) => isMissing(title))).toEqual([])
  })
})

describe('docs/security', () => {
  const text = globSync('docs/security/*.md')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const places = [
    ...new Set(
      [...text.matchAll(/`((?:unit|int|trust|http|e2e|support)\/[\w/*-]+)`/g)].map(
        ([, place = '']) => place,
      ),
    ),
  ]

  it.each(places)('names existing tests: %s', (place) => {
    expect(places.length).toBeGreaterThan(80)
    expect(globSync(`tests/${place}{,.test,.spec}.{ts,tsx}`)).not.toEqual([])
  })
})
