import { expect, it } from 'vitest'
import {
  exampleFieldLinks,
  exampleParts,
  removableParts,
  keptItemsText,
} from '#src/cms/dashboard/example-parts.ts'

const none = {
  hasName: false,
  fields: [],
  hasPortrait: false,
  hasResume: false,
  changed: [],
  posts: 0,
  projects: 0,
  media: 0,
  contacts: 0,
}

it('names remaining and removable example content', () => {
  const state = {
    ...none,
    hasName: true,
    hasPortrait: true,
    hasResume: true,
    posts: 2,
    projects: 3,
    media: 1,
  }
  expect(exampleParts(state)).toEqual(['portrait', 'resume', '2 posts', '3 projects', '1 image'])
  expect(removableParts(state)).toEqual(['2 posts', '3 projects', '1 image'])
  expect(exampleParts({ ...none, contacts: 3 })).toEqual(['3 messages'])
})

it('says nothing of a missing portrait once everything else is the owner’s', () => {
  expect(exampleParts({ ...none, hasPortrait: true })).toEqual([])
})

it('names the middle one of three fields that are still the example’s, with a link to it', () => {
  expect(exampleFieldLinks({ ...none, fields: ['availability'] })).toEqual([
    { label: 'Availability', href: '/cms/profile#profile-availability' },
  ])
})

it.each([
  [[], 'Items you have edited or use elsewhere are kept.'],
  [['Locks'], 'Items you have edited or use elsewhere are kept: "Locks".'],
  [
    [...'ABCDEFG'],
    'Items you have edited or use elsewhere are kept: "A", "B", "C", "D", "E", and 2 more.',
  ],
])('names changed content of the owner: %j', (changed, sentence) => {
  expect(keptItemsText({ ...none, changed })).toBe(sentence)
})
