import { searchIndexCall } from '#src/contract/posts/search-index-call.ts'
import { request } from './client.ts'

export const readSearchIndex = () => request(searchIndexCall)
