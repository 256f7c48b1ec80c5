import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { testTitles } from '#src/scripts/checks/spec-coverage.ts'

it('finds at most three ids of statements in each test title', async () => {
  const crowded = []
  for await (const file of glob('tests/**/*.{ts,tsx}')) {
    const titles = testTitles({ file, source: await readFile(file, 'utf8') })
    crowded.push(...titles.filter((title) => (title.match(/\bS\d+-[a-z]/g)?.length ?? 0) > 3))
  }
  expect(crowded).toEqual([])
})
