/** The methods that ask for something and change nothing. */
export const SAFE_METHODS: readonly string[] = ['GET', 'HEAD']
