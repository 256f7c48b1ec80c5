import type { Portfolio } from '#src/contract/profile/portfolio.ts'

/** A profile with the required texts alone. */
export const emptyPortfolio: Portfolio = {
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
