/** §2: the links of the navigation on the home page, in their order. */
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
