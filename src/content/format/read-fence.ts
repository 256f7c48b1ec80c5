import { fenceInfo } from './code-language.ts'
import type { FenceInfo } from './code-language.ts'
import { isBlank } from './normalize-text.ts'
import type { CodeBlock } from './block-tree.ts'
import type { SegmentReading } from './segment.ts'

type FencePosition = {
  at: number
  lineEnd: number
  startsLine: boolean
  /** No HTML before it: legacy posts split on every triple backtick, so their looser rules apply. */
  legacy: boolean
}

/** Undefined if no fence opens at `place.at`. An unclosed fence runs to the end; without code it is text. */
export function readFence(
  content: string,
  position: FencePosition,
): SegmentReading<CodeBlock> | undefined {
  const ticks = runLength(content, position.at)
  if (ticks < 3) return undefined
  const restStart = position.at + ticks
  const nextRun = content.indexOf('```', restStart)
  if (nextRun >= 0 && nextRun < position.lineEnd) {
    return position.legacy ? readOneLine(content, { restStart, nextRun }) : undefined
  }
  const rest = content.slice(restStart, position.lineEnd)
  const info = fenceInfo(rest)
  if (info) return readBody(content, { ...position, ticks, info, codeStart: position.lineEnd + 1 })
  const opensWithCode = position.legacy && position.startsLine
  return opensWithCode
    ? readBody(content, { ...position, ticks, info: NO_INFO, codeStart: restStart })
    : undefined
}

function readOneLine(
  content: string,
  { restStart, nextRun }: { restStart: number; nextRun: number },
): SegmentReading<CodeBlock> | undefined {
  const code = content.slice(restStart, nextRun).trim()
  if (code === '') return undefined
  return {
    segment: fenceSegment(NO_INFO, code),
    end: nextRun + runLength(content, nextRun),
  }
}

const NO_INFO: FenceInfo = { language: '', meta: '' }

type Body = FencePosition & { ticks: number; info: FenceInfo; codeStart: number }

function readBody(content: string, body: Body): SegmentReading<CodeBlock> | undefined {
  const { info, codeStart } = body
  const close = findClose(content, body)
  if (!close) {
    const code = content.slice(codeStart).trimEnd()
    return isBlank(code) ? undefined : { segment: fenceSegment(info, code), end: content.length }
  }
  const lineStart = content.lastIndexOf('\n', close.at - 1) + 1
  const tail = content.slice(Math.max(lineStart, codeStart), close.at)
  const codeEnd = isBlank(tail) ? lineStart - 1 : close.at
  return {
    segment: fenceSegment(info, content.slice(codeStart, Math.max(codeStart, codeEnd))),
    end: close.end,
  }
}

const fenceSegment = ({ language, meta }: FenceInfo, code: string): CodeBlock => ({
  ...{ type: 'code', language },
  ...(meta !== '' && { meta }),
  ...{ code, fence: true },
})

/** Finds the closing run: long enough, and alone on its line or (legacy posts) at the end of a line. */
function findClose(content: string, body: Body): { at: number; end: number } | undefined {
  let at = content.indexOf('```', body.codeStart)
  while (at >= 0) {
    const end = at + runLength(content, at)
    if (
      end - at >= body.ticks &&
      endsLine(content, end) &&
      (body.legacy || isIndent(content, at))
    ) {
      return { at, end }
    }
    at = content.indexOf('```', end)
  }
  return undefined
}

function runLength(content: string, at: number): number {
  let end = at
  while (content[end] === '`') end += 1
  return end - at
}

const LINE_END = /[ \t]*(?:\n|$)/y

function endsLine(content: string, at: number): boolean {
  LINE_END.lastIndex = at
  return LINE_END.test(content)
}

/** True when at most three spaces stand between the start of the line and `at`. */
export function isIndent(content: string, at: number): boolean {
  let start = at
  while (content[start - 1] === ' ' && at - start <= 3) start -= 1
  return at - start <= 3 && (start === 0 || content[start - 1] === '\n')
}
