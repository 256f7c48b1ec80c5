import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'

/** A profile that says nothing yet, but for what this browser knows. */
export const emptyProfile = (email: string): EditedProfile => ({
  ...{ name: '', title: '', tagline: '', email, phone: '', location: '', portrait: null },
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  ...{ links: [], summary: '', availability: '', contactIntro: '', blogIntro: '' },
  skills: { expert: [], advanced: [], learning: [] },
  ...{ experience: [], achievements: [], education: [], publications: [] },
})
