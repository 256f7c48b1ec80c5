import { infoLanguage } from './code-language.ts'
import { isBlank } from './wire-text.ts'
import type { FenceSegment, Reading } from './wire-segment.ts'

export type FencePlace = {
  /** Where the run of backticks starts. */
  at: number
  /** Where its line ends. */
  lineEnd: number
  /** Only blanks stand before it on its line. */
  startsLine: boolean
  /** Old posts split on every triple backtick: no HTML came before, so their habits are read too. */
  legacy: boolean
}

/**
 * Reads the fence whose backticks start at `place.at`, or undefined when they are not a fence.
 * An unclosed fence runs to the end; one without any code is left to be text.
 */
export function readFence(wire: string, place: FencePlace): Reading<FenceSegment> | undefined {
  const ticks = runLength(wire, place.at)
  if (ticks < 3) return undefined
  const restStart = place.at + ticks
  const nextRun = wire.indexOf('```', restStart)
  if (nextRun >= 0 && nextRun < place.lineEnd) {
    return place.legacy ? readOneLine(wire, { restStart, nextRun }) : undefined
  }
  const rest = wire.slice(restStart, place.lineEnd)
  const language = infoLanguage(rest)
  if (language !== undefined) {
    return readBody(wire, { ...place, ticks, language, codeStart: place.lineEnd + 1 })
  }
  const opensWithCode = place.legacy && place.startsLine
  return opensWithCode
    ? readBody(wire, { ...place, ticks, language: '', codeStart: restStart })
    : undefined
}

function readOneLine(
  wire: string,
  { restStart, nextRun }: { restStart: number; nextRun: number },
): Reading<FenceSegment> | undefined {
  const code = wire.slice(restStart, nextRun).trim()
  if (code === '') return undefined
  return { segment: { type: 'fence', language: '', code }, end: nextRun + runLength(wire, nextRun) }
}

type Body = FencePlace & { ticks: number; language: string; codeStart: number }

function readBody(wire: string, body: Body): Reading<FenceSegment> | undefined {
  const { language, codeStart } = body
  const close = findClose(wire, body)
  if (!close) {
    const code = wire.slice(codeStart).trimEnd()
    return isBlank(code)
      ? undefined
      : { segment: { type: 'fence', language, code }, end: wire.length }
  }
  const lineStart = wire.lastIndexOf('\n', close.at - 1) + 1
  const tail = wire.slice(Math.max(lineStart, codeStart), close.at)
  const codeEnd = isBlank(tail) ? lineStart - 1 : close.at
  return {
    segment: { type: 'fence', language, code: wire.slice(codeStart, Math.max(codeStart, codeEnd)) },
    end: close.end,
  }
}

/** The next run that is long enough and closes: alone on its line, or (old posts) at a line's end. */
function findClose(wire: string, body: Body): { at: number; end: number } | undefined {
  let at = wire.indexOf('```', body.codeStart)
  while (at >= 0) {
    const end = at + runLength(wire, at)
    if (end - at >= body.ticks && endsLine(wire, end) && (body.legacy || isIndent(wire, at))) {
      return { at, end }
    }
    at = wire.indexOf('```', end)
  }
  return undefined
}

function runLength(wire: string, at: number): number {
  let end = at
  while (wire[end] === '`') end += 1
  return end - at
}

const LINE_END = /[ \t]*(?:\n|$)/y

function endsLine(wire: string, at: number): boolean {
  LINE_END.lastIndex = at
  return LINE_END.test(wire)
}

/** True when at most three spaces stand between the start of the line and `at`. */
export function isIndent(wire: string, at: number): boolean {
  let start = at
  while (wire[start - 1] === ' ' && at - start <= 3) start -= 1
  return at - start <= 3 && (start === 0 || wire[start - 1] === '\n')
}
