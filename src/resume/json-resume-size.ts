import { LIMITS } from '#src/contract/limits.ts'
import { entriesOf, entryOf, READ } from './json-resume-fields.ts'
import { jsonResumeOf } from './json-resume-form.ts'

/** Why a file is too large to be read, as a sentence; null when it is not. Call it before any other work on the file. */
export function jsonResumeSizeProblem(file: unknown): string | null {
  const resume = jsonResumeOf(file) ?? {}
  for (const [section, fields] of READ) {
    const value = resume[section]
    const problem = listProblem(section, value) ?? fieldProblem(section, { value, fields })
    if (problem) return problem
  }
  return null
}

type ReadSection = { value: unknown; fields: readonly string[] }

function fieldProblem(section: string, { value, fields }: ReadSection): string | null {
  const entries = Array.isArray(value) ? entriesOf(value) : [entryOf(value) ?? {}]
  const values = entries.flatMap((entry) => fields.map((field) => [field, entry[field]] as const))
  for (const [field, part] of values) {
    const problem = listProblem(`${section}: ${field}`, part) ?? textProblem(section, part)
    if (problem) return problem
  }
  return null
}

const listProblem = (name: string, value: unknown) =>
  Array.isArray(value) && value.length > LIMITS.resumeEntries
    ? problemOf(`“${name}” has ${number(value.length)} entries`, LIMITS.resumeEntries)
    : null

function textProblem(name: string, value: unknown): string | null {
  const parts: unknown[] = Array.isArray(value) ? value : [value]
  const texts = parts.flatMap((part) => Object.values(entryOf(part) ?? { part }))
  const isLong = (text: unknown) =>
    typeof text === 'string' && text.length > LIMITS.resumeTextLength
  const long = texts.find(isLong)
  return typeof long === 'string'
    ? problemOf(
        `“${name}” has a text of ${number(long.length)} characters`,
        LIMITS.resumeTextLength,
      )
    : null
}

const problemOf = (finding: string, max: number) =>
  `${finding}, and at most ${number(max)} are read. Shorten the file and import it again.`

const number = (value: number) => value.toLocaleString('en-US')
