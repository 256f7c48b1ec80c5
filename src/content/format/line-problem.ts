import { pluralize } from '#src/lib/format/pluralize.ts'
import { LINE_MARKS } from './code-meta.ts'
import type { CodeFields } from './code-meta.ts'

/** Problem of the line ranges for code of this length; undefined if valid. */
export function lineProblem(fields: CodeFields, count: number): string | undefined {
  const parts = LINE_MARKS.flatMap((mark) => fields[mark].split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const odd = parts.find((part) => !/^\d+(?:\s*-\s*\d+)?$/.test(part))
  if (odd !== undefined) return `“${odd.slice(0, 40)}” is not a line. Write lines as 4,12-15.`
  const numbers = parts.flatMap((part) => part.split('-').map(Number))
  const missing = numbers.find((line) => line < 1 || line > count)
  if (missing === undefined) return undefined
  return `Line ${missing} does not exist: the code has ${pluralize(count, 'line')}.`
}
