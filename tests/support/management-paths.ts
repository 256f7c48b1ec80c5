import { SCREENS, screens } from '#src/cms/frame/screens.ts'

/** Where the management screens are, with the editor of a new post. */
export const MANAGEMENT_PATHS = [...SCREENS.map(({ href }) => href), `${screens.posts.href}/new`]
