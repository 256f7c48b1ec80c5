import { SCREEN_LIST, screens } from '#src/cms/screens.ts'

/** Paths of the management screens, including the editor of a new post. */
export const MANAGEMENT_PATHS = [
  ...SCREEN_LIST.map(({ href }) => href),
  `${screens.posts.href}/new`,
]
