/** Design 8: format of reading time, `5 min read`. */
export const readTimeText = (minutes: number) => `${minutes} min read`
