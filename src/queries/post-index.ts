import { readPostIndexCall } from '#src/contract/post-index.ts'
import { read } from './client.ts'

/** Every published post for the search box. */
export const readPostIndex = () => read(readPostIndexCall)
