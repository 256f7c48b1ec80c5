export const filledLines = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.trim() || [])
