import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/**
 * The oldest version of each exposed package without a known vulnerability. Raise the minimum as soon
 * as an advisory names its package.
 */
const FLOORS: Record<string, string> = {
  next: '16.3.3',
  react: '19.2.6',
  'react-dom': '19.2.6',
  payload: '3.90.0',
  '@payloadcms/next': '3.90.0',
  '@payloadcms/db-postgres': '3.90.0',
  sharp: '0.35.4',
  'file-type': '21.3.4',
  jose: '5.10.0',
  pg: '8.20.0',
  '@fastify/busboy': '3.2.6',
  'passport-oauth2': '1.8.0',
  nodemailer: '10.1.4',
  'drizzle-orm': '0.45.2',
  'tar-stream': '3.1.7',
  zod: '4.0.0',
}

type Locked = {
  version?: string
  integrity?: string
  inBundle?: boolean
  /** Undefined for the registry. */
  resolved?: string
  link?: boolean
}
type Lock = { packages: Record<string, Locked> }
type Project = { dependencies: Record<string, string>; devDependencies: Record<string, string> }

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const { packages } = read('package-lock.json') as Lock
const project = read('package.json') as Project
const named = (name: string) =>
  Object.entries(packages).filter(([place]) => place.endsWith(`node_modules/${name}`))

/** Numbers only: a prerelease counts as its release. */
function isAtLeast(version: string, floor: string): boolean {
  const [have, want] = [version, floor].map((text) => text.split('-')[0]?.split('.').map(Number))
  for (const [at, wanted] of (want ?? []).entries()) {
    const found = have?.[at] ?? 0
    if (found !== wanted) return found > wanted
  }
  return true
}

describe('S: installed packages', () => {
  it.each(Object.entries(FLOORS))('every %s is %s or later', (name, floor) => {
    const versions = named(name).map(([, { version = '' }]) => version)
    expect(versions.length).toBeGreaterThan(0)
    expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([])
  })

  it.each([
    ['1.10.0', '1.9.9', true],
    ['1.9.9', '1.10.0', false],
    ['2.0.0', '2.0.0', true],
    ['0.9.9', '1.0.0', false],
  ])('%s at least %s: %s', (version, floor, expected) => {
    expect(isAtLeast(version, floor)).toBe(expected)
  })

  it.each(['pg', 'payload', 'react', 'next', 'sharp', '@img/sharp-libvips-linux-x64'])(
    'there is one %s, the one that is wrapped',
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
})
