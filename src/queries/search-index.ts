import { searchIndexCall } from '#src/contract/posts/search-index-call.ts'
import { request } from './client.ts'

/** Every published post for the search box. */
export const readSearchIndex = () => request(searchIndexCall)
