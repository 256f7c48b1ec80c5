import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import product from '#package' with { type: 'json' }

const changelog = readFileSync('CHANGELOG.md', 'utf8')

it('the newest section of the changelog is the version of the package', () => {
  const [newest] = [...changelog.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title)
  expect(newest).toMatch(/^\d+\.\d+\.\d+ - \d{4}-\d\d-\d\d$/)
  expect(newest?.split(' ')[0]).toBe(product.version)
})

it('its changes are grouped by effect', () => {
  const groups = [...changelog.matchAll(/^### (.+)$/gm)].map(([, title = '']) => title)
  const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security', 'Steps']
  expect(groups.filter((group) => !known.includes(group))).toEqual([])
})
