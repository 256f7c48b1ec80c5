/** `1 post`, `2 posts`; `2 replies` where the plural is named. */
export const pluralize = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`
