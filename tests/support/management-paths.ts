import { SCREEN_LIST, screens } from '#src/cms/screens.ts'

/** Paths of the management screens, including the editors of a new post and a new project. */
export const MANAGEMENT_PATHS = [
  ...SCREEN_LIST.map(({ href }) => href),
  `${screens.posts.href}/new`,
  `${screens.projects.href}/new`,
]
