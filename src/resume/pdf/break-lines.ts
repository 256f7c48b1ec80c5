import { lineWidth } from '#src/drawing/svg-shapes.ts'
import { drawableText } from '#src/drawing/text-runs.ts'
import type { InlineText } from './text-blocks.ts'
import { CODE, STRONG_WEIGHT } from './text-styles.ts'
import type { TextStyle } from './text-styles.ts'

export type StyledRun = Omit<TextStyle, 'leading'> & {
  text: string
  href?: string | undefined
  /** The word goes on in the next line. */
  isCut?: boolean
}
type Word = readonly StyledRun[]

/** Wraps spans into lines of at most `width` points, between words where possible. */
export function breakLines(
  spans: readonly InlineText[],
  style: TextStyle,
  width: number,
): StyledRun[][] {
  const lines: StyledRun[][] = []
  const space = { ...style, text: ' ' }
  const gap = widthOf([space])
  for (const paragraph of splitWords(spans, style)) {
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

function splitWords(spans: readonly InlineText[], style: TextStyle): Word[][] {
  const paragraphs: StyledRun[][][] = [[[]]]
  for (const span of spans) {
    for (const part of span.text.split(/(\n|[ \t\r]+)/)) {
      const paragraph = paragraphs.at(-1)
      if (part === '\n') paragraphs.push([[]])
      else if (/^[ \t\r]+$/.test(part)) paragraph?.push([])
      else if (part !== '') paragraph?.at(-1)?.push(styledRunOf(part, span, style))
    }
  }
  return paragraphs.map((words) => words.filter((word) => word.length > 0))
}

function styledRunOf(
  text: string,
  { isStrong, isCode, href }: InlineText,
  style: TextStyle,
): StyledRun {
  const weight = isStrong && style.face === 'sans' ? STRONG_WEIGHT : style.weight
  const codeStyle = isCode ? { ...CODE, size: style.size * CODE.size } : {}
  const styledRun = { ...style, weight, href, ...codeStyle }
  return { ...styledRun, text: drawableText(text, styledRun) }
}

/** The words of a line with their spaces, as few styledRuns as possible. */
function joined(words: readonly Word[], gap: StyledRun): StyledRun[] {
  const line: StyledRun[] = []
  for (const [index, word] of words.entries()) {
    const [before, after] = [line.at(-1)?.href, word[0]?.href]
    const href = before === after ? after : undefined
    const space = { ...gap, href }
    for (const styledRun of index > 0 ? [space, ...word] : word) append(line, styledRun)
  }
  return line
}

function append(line: StyledRun[], styledRun: StyledRun) {
  const last = line.at(-1)
  const isSame =
    last?.face === styledRun.face &&
    last.weight === styledRun.weight &&
    last.size === styledRun.size &&
    last.href === styledRun.href
  if (isSame) line[line.length - 1] = { ...styledRun, text: last.text + styledRun.text }
  else line.push(styledRun)
}

function fittingParts(word: Word, width: number): Word[] {
  if (widthOf(word) <= width) return [word]
  const parts: Word[] = []
  let part: StyledRun[] = []
  for (const letter of word.flatMap((styledRun) =>
    [...styledRun.text].map((text) => ({ ...styledRun, text })),
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

export const widthOf = (styledRuns: readonly StyledRun[]): number =>
  styledRuns.reduce((sum, styledRun) => sum + lineWidth(styledRun.text, styledRun), 0)
