const WORDS = ['never', 'once', 'twice', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

export function frequencyText(count: number): string {
  const word = WORDS[count] ?? String(count)
  return count < 3 ? word : `${word} times`
}
