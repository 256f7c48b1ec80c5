/** Separate from the other calls, so that a post's page loads this path without the schemas. */
export const PAGE_VIEW_PATH = '/api/visit'
