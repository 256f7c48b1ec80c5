/** How many line feeds a text has. */
export const lineFeeds = (text: string): number => text.split('\n').length - 1
