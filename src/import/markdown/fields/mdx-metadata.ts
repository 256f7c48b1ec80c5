import { lineFeeds } from '#src/lib/format/line-feeds.ts'
import { objectValues, programValues } from './static-values.ts'

type Metadata = { data: Record<string, unknown>; body: string; doubt?: string }

const EXPORT = /^export const (?:metadata|meta|front[mM]atter)\b/m

const PROGRAM = /^---(?:js|javascript|node)[ \t]*\r?\n([^]*?)^---[ \t]*(?:\r?\n|$)/m

async function takeProgram([fenced, program = '']: RegExpExecArray, text: string) {
  const { default: compiler } = await import('typescript')
  const isObject = program.trimStart().startsWith('{')
  const values = programValues(compiler, isObject ? `(${program})` : program)
  const body = '\n'.repeat(lineFeeds(fenced)) + text.slice(fenced.length)
  return { data: values.data, body, ...(values.isDynamic && { doubt: CALCULATED }) }
}

/** Reads and blanks exported metadata without running it: a computed date or draft mark is a doubt. */
export async function extractMetadata(
  text: string,
  { isMdx }: { isMdx: boolean },
): Promise<Metadata> {
  const program = PROGRAM.exec(text)
  if (program?.index === 0) return takeProgram(program, text)
  const start = EXPORT.exec(text)?.index
  // A Markdown file that begins so was written for MDX too.
  const isTaken = start !== undefined && (isMdx || text.slice(0, start).trim() === '')
  if (!isTaken) return { data: {}, body: text }
  const { default: compiler } = await import('typescript')
  const { ScriptTarget, ScriptKind } = compiler
  const source = text.slice(start)
  const file = compiler.createSourceFile('a.tsx', source, ScriptTarget.Latest, true, ScriptKind.TSX)
  const [statement] = file.statements
  const declared =
    statement && compiler.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]?.initializer
      : undefined
  const end = start + (statement?.end ?? 0)
  const body =
    text.slice(0, start) + '\n'.repeat(lineFeeds(text.slice(start, end))) + text.slice(end)
  const values = declared && objectValues(compiler, declared)
  if (!values) return { data: {}, body, doubt: UNREAD }
  return { data: values.data, body, ...(values.isDynamic && { doubt: UNREAD }) }
}

const UNREAD = 'What it exports as metadata is calculated'
const CALCULATED = 'Its front matter is a program that calculates fields'
