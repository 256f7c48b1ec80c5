import type { CodeToken } from '#src/contract/posts/public-page-data.ts'
import { lineMarks } from '#src/content/format/code-meta.ts'
import type { CodeLine, RenderCode } from './render-node.ts'

/** Elements for lines in one post: a longer block has neither numbers nor marked lines. */
const MAX_LINES = 2000

/** Gives each code block its lines, with their marks; a single line has no number. */
export function splitCodeLines(blocks: readonly RenderCode[]): void {
  let left = MAX_LINES
  for (const block of blocks) {
    const lines = linesOf(block.runs ?? [{ text: block.code }], left)
    left -= lines?.length ?? 0
    const marks = lineMarks(block.meta ?? '', lines?.length ?? 0)
    if (!lines || (lines.length === 1 && !marks[0])) continue
    block.lines = lines.map((runs, at): CodeLine => ({ mark: marks[at], runs }))
  }
}

/** The tokens of each line, without its line feed. */
function linesOf(tokens: readonly CodeToken[], most: number): CodeToken[][] | undefined {
  const lines: CodeToken[][] = [[]]
  for (const token of tokens) {
    const [first = '', ...others] = token.text.split('\n')
    if (first !== '') lines.at(-1)?.push({ ...token, text: first })
    for (const text of others) lines.push(text === '' ? [] : [{ ...token, text }])
    if (lines.length > most + 1) return undefined
  }
  if (lines.at(-1)?.length === 0) lines.pop()
  return lines.length > most ? undefined : lines
}
