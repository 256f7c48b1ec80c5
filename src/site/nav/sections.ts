/**
 * The sections of the home page in order, with their titles (S2-home-01). The page, the navigation, the palette, the footer
 * and the page of a wrong address follow.
 */
export const SECTIONS = [
  { id: 'home', label: 'Home' },
  { id: 'about', label: 'About' },
  { id: 'skills', label: 'Skills' },
  { id: 'achievements', label: 'Achievements' },
  { id: 'experience', label: 'Experience' },
  { id: 'education', label: 'Education' },
  { id: 'blog', label: 'Blog' },
  { id: 'contact', label: 'Contact' },
] as const

export type SectionId = (typeof SECTIONS)[number]['id']

export const visibleSections = (hidden: readonly SectionId[]) =>
  SECTIONS.filter(({ id }) => !hidden.includes(id))
