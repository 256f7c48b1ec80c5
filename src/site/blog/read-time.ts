/** Design 8: pages print minutes as `5 min read`. */
export const readTimeText = (minutes: number) => `${minutes} min read`
