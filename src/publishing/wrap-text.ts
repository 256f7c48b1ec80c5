import { textWidth } from '#src/drawing/svg-shapes.ts'

type Type = { size: number; face: 'sans' | 'mono'; weight: number }
type TextBox = Type & { width: number; lines: number }

/** Between words where possible. Truncates with an ellipsis. */
export function wrapText(value: string, { width, lines, ...type }: TextBox): string[] {
  const fits = measure(type, width)
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

/** Whether a line fits. Each word is measured once: laying out glyphs is the slow part of drawing. */
function measure(type: Type, room: number): (line: string) => boolean {
  const widths = new Map<string, number>()
  const widthOf = (word: string) => {
    const width = widths.get(word) ?? textWidth(word, type)
    widths.set(word, width)
    return width
  }
  return (line) => {
    const words = line.split(' ')
    const gaps = (words.length - 1) * widthOf(' ')
    return words.reduce((sum, word) => sum + widthOf(word), gaps) <= room
  }
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
