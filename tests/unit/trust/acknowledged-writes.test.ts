import { describe, expect, it } from 'vitest'
import { durabilityViolations } from '#tests/support/acknowledged-writes.ts'
import type { Write, Stored, JournalEntry } from '#tests/support/acknowledged-writes.ts'

const post = (changes: Partial<Stored> = {}): Stored => ({
  id: 'p',
  kind: 'posts',
  mark: 'first',
  isTrashed: false,
  isActive: false,
  ...changes,
})
const resume = (id: string, isActive: boolean) => post({ id, kind: 'resumes', mark: id, isActive })
const done = (n: number, write: Write, id: string): JournalEntry[] => [
  { n, will: write },
  { n, did: write, id },
]
const created = done(1, { what: 'create', kind: 'posts', mark: 'first' }, 'p')
const trashed = done(2, { what: 'delete', id: 'p' }, 'p')
const activated = done(3, { what: 'activate', id: 'b' }, 'b')
const update: Write = { what: 'update', id: 'p', mark: 'second' }
/** A process that dies at a point of this write. */
const killed = (diesAt: 'before-commit' | 'after-commit', will: Write, n = 2): JournalEntry[] => [
  { n, will },
  { n, diesAt },
]
const two = [resume('a', true), resume('b', false)]
const swapped = [resume('a', false), resume('b', true)]

describe('answered and stored writes of a killed process', () => {
  it.each<[string, Stored[], JournalEntry[], Stored[]]>([
    ['acknowledged and stored', [], created, [post()]],
    ['a pending save, not stored', [post()], [{ n: 2, will: update }], [post()]],
    ['a pending save, stored', [post()], [{ n: 2, will: update }], [post({ mark: 'second' })]],
    ['a pending upload, stored', [], created.slice(0, 1), [post()]],
    ['an acknowledged activation', two, activated, swapped],
    ['a pending activation', two, activated.slice(0, 1), two],
    ['a pending deletion', [post()], trashed.slice(0, 1), [post({ isTrashed: true })]],
    ['a purged trash', [post()], [...trashed, ...done(4, { what: 'purge' }, '')], []],
    [
      'a pending purge, killed at one of its documents',
      [post()],
      [...trashed, ...killed('after-commit', { what: 'purge' }, 4)],
      [],
    ],
    ['a pending purge', [post()], [...trashed, { n: 4, will: { what: 'purge' } }], []],
  ])('accepts %s', (_, before, journal, stored) => {
    expect(durabilityViolations(before, journal, stored)).toEqual([])
  })

  it.each<[string, Stored[], JournalEntry[], Stored[], RegExp]>([
    ['an acknowledged upload is missing', [], created, [], /^lost: posts p$/],
    ['an old document is missing', [post()], [], [], /^lost/],
    [
      'an acknowledged save is missing',
      [post()],
      done(2, update, 'p'),
      [post()],
      /^not what was saved/,
    ],
    ['an unknown save', [post()], [], [post({ mark: 'x' })], /^not what was saved/],
    ['an unknown row', [], [], [post()], /^unknown document/],
    ['an acknowledged deletion is missing', [post()], trashed, [post()], /^deleted, but stored/],
    ['an unknown deletion', [post()], [], [post({ isTrashed: true })], /^unknown deletion/],
    ['missing from the trash without a purge', [post()], trashed, [], /^lost/],
    [
      'purged, but still stored',
      [post()],
      [...trashed, ...done(4, { what: 'purge' }, '')],
      [post({ isTrashed: true })],
      /^unknown document, or removed for good/,
    ],
    [
      'an acknowledged activation is missing',
      two,
      activated,
      two,
      /^active is a, acknowledged was b$/,
    ],
    ['an unknown activation', two, [], swapped, /^active is b/],
    ['two are active', two, [], [resume('a', true), resume('b', true)], /^active: 2$/],
    [
      'killed before COMMIT, but stored',
      [post()],
      killed('before-commit', update),
      [post({ mark: 'second' })],
      /^killed before-commit, but stored/,
    ],
    [
      'killed after COMMIT, but not stored',
      [post()],
      killed('after-commit', update),
      [post()],
      /^killed after-commit, but missing/,
    ],
  ])('reports %s', (_, before, journal, stored, problem) => {
    expect(durabilityViolations(before, journal, stored)).toContainEqual(
      expect.stringMatching(problem),
    )
  })
})
