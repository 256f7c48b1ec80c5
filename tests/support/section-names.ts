/** §2: the navigation links of the home page, in order. */
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
