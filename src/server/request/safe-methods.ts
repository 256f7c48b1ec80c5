/** Safe methods (RFC 9110, 9.2.1), without OPTIONS and TRACE. */
export const SAFE_METHODS: readonly string[] = ['GET', 'HEAD']
