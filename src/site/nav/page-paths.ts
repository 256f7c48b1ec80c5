/** Id of the menu. With a colon, as every id of a page except its headings: no slug of a heading has one. */
export const MENU_ID = 'page:menu'

/** Patterns of the paths whose pages have placeholders, by the name of these. */
export const PLACEHOLDER_PATHS: Record<string, string> = {
  home: '^/$',
  list: String.raw`^/blog(?:/tag/[^/]+)?(?:/page/\d+)?$`,
  post: '^/blog/[^/]+$',
}
