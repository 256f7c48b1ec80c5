import { SCREEN_LIST, screens } from '#src/cms/screens.ts'

/** Where the management screens are, with the editor of a new post. */
export const MANAGEMENT_PATHS = [
  ...SCREEN_LIST.map(({ href }) => href),
  `${screens.posts.href}/new`,
]
