import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const filesWith = (pattern: string, text: RegExp) =>
  globSync(pattern).filter((file) => text.test(readFileSync(file, 'utf8')))

// docs/develop/upgrading-dependencies.md says why.
describe('preparation for Payload 4', () => {
  it('every collection and global sets versions explicitly', () => {
    const collections = filesWith('collections/*/*.ts', /: (Collection|Global)Config\b/)
    expect(collections.length).toBeGreaterThan(5)
    expect(filesWith('collections/*/*.ts', /^ {2}versions: /m)).toEqual(
      expect.arrayContaining(collections),
    )
  })

  it('no style uses a token of Payload’s theme', () => {
    expect(filesWith('src/**/*.{css,ts,tsx}', /--theme-/)).toEqual([])
  })
})
