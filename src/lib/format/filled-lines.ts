/** The lines of a text that are not blank, trimmed. */
export const filledLines = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.trim() || [])
