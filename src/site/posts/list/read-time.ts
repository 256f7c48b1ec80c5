/** Format of reading time, `5 min read`. */
export const readTimeText = (minutes: number) => `${minutes} min read`
