import { describe, expect, it } from 'vitest'
import { brokenPromises } from '#tests/support/told-deeds.ts'
import type { Deed, Stored, Told } from '#tests/support/told-deeds.ts'

const post = (changes: Partial<Stored> = {}): Stored => ({
  id: 'p',
  kind: 'posts',
  mark: 'first',
  isTrashed: false,
  isActive: false,
  ...changes,
})
const resume = (id: string, isActive: boolean) => post({ id, kind: 'resumes', mark: id, isActive })
const done = (n: number, deed: Deed, id: string): Told[] => [
  { n, will: deed },
  { n, did: deed, id },
]
const created = done(1, { what: 'create', kind: 'posts', mark: 'first' }, 'p')
const trashed = done(2, { what: 'delete', id: 'p' }, 'p')
const activated = done(3, { what: 'activate', id: 'b' }, 'b')
const update: Deed = { what: 'update', id: 'p', mark: 'second' }
const two = [resume('a', true), resume('b', false)]
const swapped = [resume('a', false), resume('b', true)]

describe('answered and stored writes of a killed process', () => {
  it.each<[string, Stored[], Told[], Stored[]]>([
    ['told and stored', [], created, [post()]],
    ['a save under way, not done', [post()], [{ n: 2, will: update }], [post()]],
    ['a save under way, done', [post()], [{ n: 2, will: update }], [post({ mark: 'second' })]],
    ['an upload under way, done', [], created.slice(0, 1), [post()]],
    ['an activation told', two, activated, swapped],
    ['an activation under way', two, activated.slice(0, 1), two],
    ['a deletion under way', [post()], trashed.slice(0, 1), [post({ isTrashed: true })]],
    ['the trash emptied', [post()], [...trashed, ...done(4, { what: 'purge' }, '')], []],
    [
      'the trash being emptied, killed at one of its documents',
      [post()],
      [...trashed, { n: 4, will: { what: 'purge' } }, { n: 4, diesAt: 'after-commit' }],
      [],
    ],
    ['the trash being emptied', [post()], [...trashed, { n: 4, will: { what: 'purge' } }], []],
  ])('is in order: %s', (_, before, told, stored) => {
    expect(brokenPromises(before, told, stored)).toEqual([])
  })

  it.each<[string, Stored[], Told[], Stored[], RegExp]>([
    ['a told upload is gone', [], created, [], /^lost: posts p$/],
    ['an old one is gone', [post()], [], [], /^lost/],
    ['a told save is not there', [post()], done(2, update, 'p'), [post()], /^not what was saved/],
    ['a save of nobody', [post()], [], [post({ mark: 'x' })], /^not what was saved/],
    ['a row of nobody', [], [], [post()], /^made by nobody/],
    ['a told deletion is not there', [post()], trashed, [post()], /^deleted, and there/],
    ['a deletion of nobody', [post()], [], [post({ isTrashed: true })], /^deleted by nobody/],
    ['gone from the trash by itself', [post()], trashed, [], /^lost/],
    [
      'emptied, and still there',
      [post()],
      [...trashed, ...done(4, { what: 'purge' }, '')],
      [post({ isTrashed: true })],
      /^made by nobody, or removed for good/,
    ],
    ['a told activation is not there', two, activated, two, /^active is a, told was b$/],
    ['an activation of nobody', two, [], swapped, /^active is b/],
    ['two are active', two, [], [resume('a', true), resume('b', true)], /^active: 2$/],
    [
      'killed before COMMIT, and stored',
      [post()],
      [
        { n: 2, will: update },
        { n: 2, diesAt: 'before-commit' },
      ],
      [post({ mark: 'second' })],
      /^killed before-commit, and there/,
    ],
    [
      'killed after COMMIT, and not stored',
      [post()],
      [
        { n: 2, will: update },
        { n: 2, diesAt: 'after-commit' },
      ],
      [post()],
      /^killed after-commit, and not there/,
    ],
  ])('is a broken promise: %s', (_, before, told, stored, problem) => {
    expect(brokenPromises(before, told, stored)).toContainEqual(expect.stringMatching(problem))
  })
})
