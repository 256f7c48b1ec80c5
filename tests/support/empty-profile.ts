import type { Profile } from '#src/contract/profile/profile.ts'

/** A profile with the required texts alone. */
export const emptyProfile: Profile = {
  personal: {
    name: 'Ada Empty',
    title: 'Engineer',
    tagline: '',
    email: 'ada@example.com',
    phone: '',
    location: '',
    timeZone: '',
    availability: [],
    summary: [],
    portrait: null,
    links: [],
    contactIntro: '',
    blogIntro: '',
  },
  skills: { expert: [], advanced: [], learning: [] },
  achievements: [],
  experience: [],
  education: [],
  publications: [],
}
