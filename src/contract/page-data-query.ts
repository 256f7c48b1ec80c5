/** The query with which a page that is shown asks for the data that React needs to hydrate it. */
export const PAGE_DATA_QUERY = '?page-data'
