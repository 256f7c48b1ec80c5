/** Apart from the other calls: the page of a post needs the address, and none of the schemas. */
export const PAGE_VIEW_PATH = '/api/visit'
