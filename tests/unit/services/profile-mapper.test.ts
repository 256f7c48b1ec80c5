import { expect, it } from 'vitest'
import type { Profile } from '#collections/generated/payload-types.ts'
import { toProfileData } from '#collections/profile/profile-data.ts'
import { paragraphsToLexical } from '#src/content/rich-text/paragraphs-to-lexical.ts'
import { plainParagraph } from '#src/contract/rich-paragraph.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { toProfile } from '#src/services/profile/profile-mapper.ts'

it('shows the paragraphs of the availability in one line', () => {
  const availability = paragraphsToLexical([plainParagraph('Free.'), plainParagraph('From May.')])
  const stored = { ...toProfileData(defaultProfile), availability } as unknown as Profile
  expect(toProfile(stored, null).personal.availability).toEqual(
    ['Free.', ' ', 'From May.'].map((value) => ({ type: 'text', value })),
  )
})
