import { expect, it } from 'vitest'
import { plainParagraph } from '#src/contract/rich-paragraph.ts'
import { EXAMPLE_FIELDS } from '#src/contract/example/example-schemas.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { exampleFields } from '#src/services/example/example-fields.ts'
import { emptyProfile as own } from '#tests/support/empty-profile.ts'

const { personal } = defaultProfile
it('are all fields of the example, and none of a profile of one’s own', () => {
  expect(exampleFields(defaultProfile)).toEqual(EXAMPLE_FIELDS)
  expect(exampleFields(own)).toEqual([])
})

it('are the availability and the sentence that an import left', () => {
  const { availability } = personal
  expect(exampleFields({ ...own, personal: { ...own.personal, availability } })).toEqual([
    'availability',
  ])
  const summary = [plainParagraph('Mine.'), ...personal.summary.slice(1, 2), plainParagraph('Me.')]
  expect(exampleFields({ ...own, personal: { ...own.personal, summary } })).toEqual(['summary'])
})

it('are lists with the middle one of three entries of the example', () => {
  const [mine, ...others] = [
    { name: 'Looms', level: 90 },
    { name: 'Cards', level: 80 },
  ]
  const skills = { ...own.skills, advanced: [mine, defaultProfile.skills.expert[1], ...others] }
  expect(exampleFields({ ...own, skills } as typeof defaultProfile)).toEqual(['skills'])
})

it('are not what fits many people, once the name is one’s own', () => {
  const { title, timeZone } = personal
  expect(exampleFields({ ...own, personal: { ...own.personal, title, timeZone } })).toEqual([])
})
