import { LRUCache } from 'lru-cache'
import type { FontFace } from '#src/drawing/font-files.ts'
import { textWidth } from '#src/drawing/svg-shapes.ts'
import { drawableText } from '#src/drawing/text-runs.ts'
import type { Span } from './text-blocks.ts'
import { CODE, STRONG_WEIGHT } from './text-styles.ts'
import type { TextStyle } from './text-styles.ts'

export type Piece = {
  text: string
  face: FontFace
  weight: number
  size: number
  color: string
  href?: string | undefined
  /** The word goes on in the next line. */
  isCut?: boolean
}
type Word = readonly Piece[]

/** Wraps spans into lines of at most `width` points, between words where possible. */
export function breakLines(spans: readonly Span[], style: TextStyle, width: number): Piece[][] {
  const lines: Piece[][] = []
  const { face, weight, size, color } = style
  const space = { text: ' ', face, weight, size, color }
  const gap = widthOf([space])
  for (const paragraph of wordsOf(spans, style)) {
    let line: Word[] = []
    let used = 0
    for (const word of paragraph.flatMap((one) => fittingParts(one, width))) {
      const needed = widthOf(word)
      if (line.length > 0 && used + gap + needed > width) {
        lines.push(joined(line, space))
        line = []
      }
      used = line.length > 0 ? used + gap + needed : needed
      line.push(word)
    }
    if (line.length > 0) lines.push(joined(line, space))
  }
  return lines
}

function wordsOf(spans: readonly Span[], style: TextStyle): Word[][] {
  const paragraphs: Piece[][][] = [[[]]]
  for (const span of spans) {
    for (const part of span.text.split(/(\n|[ \t\r]+)/)) {
      const paragraph = paragraphs.at(-1)
      if (part === '\n') paragraphs.push([[]])
      else if (/^[ \t\r]+$/.test(part)) paragraph?.push([])
      else if (part !== '') paragraph?.at(-1)?.push(pieceOf(part, span, style))
    }
  }
  return paragraphs.map((words) => words.filter((word) => word.length > 0))
}

function pieceOf(text: string, { isStrong, isCode, href }: Span, style: TextStyle): Piece {
  const { face, weight, size, color } = style
  const base = {
    face,
    weight: isStrong && face === 'sans' ? STRONG_WEIGHT : weight,
    size,
    color,
    href,
  }
  const look = isCode ? { face: CODE.face, weight: CODE.weight, size: size * CODE.size } : {}
  const piece = { ...base, ...look }
  return { ...piece, text: drawableText(text, piece) }
}

/** The words of a line with their spaces, as few pieces as possible. */
function joined(words: readonly Word[], gap: Piece): Piece[] {
  const line: Piece[] = []
  for (const [index, word] of words.entries()) {
    const [before, after] = [line.at(-1)?.href, word[0]?.href]
    const href = before === after ? after : undefined
    const space = { ...gap, href }
    for (const piece of index > 0 ? [space, ...word] : word) append(line, piece)
  }
  return line
}

function append(line: Piece[], piece: Piece) {
  const last = line.at(-1)
  const isSame =
    last?.face === piece.face &&
    last.weight === piece.weight &&
    last.size === piece.size &&
    last.href === piece.href
  if (isSame) line[line.length - 1] = { ...piece, text: last.text + piece.text }
  else line.push(piece)
}

function fittingParts(word: Word, width: number): Word[] {
  if (widthOf(word) <= width) return [word]
  const parts: Word[] = []
  let part: Piece[] = []
  for (const letter of word.flatMap((piece) =>
    [...piece.text].map((text) => ({ ...piece, text })),
  )) {
    const longer = [...part]
    append(longer, letter)
    if (part.length > 0 && widthOf(longer) > width) {
      parts.push(part.with(-1, { ...(part.at(-1) ?? letter), isCut: true }))
      part = [letter]
    } else part = longer
  }
  return [...parts, part]
}

export const widthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + pieceWidth(piece), 0)

/** Each word is measured once: laying out glyphs is slow, and every size of the sheet has the same words. */
function pieceWidth({ text, face, weight, size }: Piece): number {
  const words = text.split(' ')
  const wordWidth = (word: string) => unitWidth(word, { face, weight })
  const sum = words.reduce((width, word) => width + wordWidth(word), 0)
  return (sum + (words.length - 1) * wordWidth(' ')) * size
}

const widths = new LRUCache<string, number>({ max: 5000 })

function unitWidth(word: string, { face, weight }: Pick<Piece, 'face' | 'weight'>): number {
  const key = `${face} ${weight} ${word}`
  const known = widths.get(key) ?? textWidth(word, { face, weight, size: 1 })
  widths.set(key, known)
  return known
}
