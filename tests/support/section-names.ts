/** The sections of the home page, in order (S2-home-01, S2-home-02). */
export const SECTION_NAMES = [
  'Home',
  'About',
  'Skills',
  'Achievements',
  'Experience',
  'Education',
  'Blog',
  'Contact',
]
