import { lineWidth } from '#src/drawing/svg-shapes.ts'
import type { TextFont } from '#src/drawing/svg-shapes.ts'

type TextBox = TextFont & { width: number; lines: number }

/** Between words where possible. Truncates with an ellipsis. */
export function wrapText(value: string, { width, lines, ...type }: TextBox): string[] {
  const fits = (text: string) => lineWidth(text, type) <= width
  const done: string[] = []
  let line = ''
  for (const word of value.split(' ').flatMap((one) => pieces(one, fits))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (done.length === lines - 1) return [...done, clamped(line, fits)]
    done.push(line)
    line = word
  }
  return [...done, line]
}

function pieces(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}

function clamped(line: string, fits: (line: string) => boolean): string {
  const letters = [...line]
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop()
  return `${letters.join('').replace(/[\s.,;:–-]+$/, '')}…`
}
