/** The methods that ask for something and change nothing. */
export const READING: readonly string[] = ['GET', 'HEAD']
