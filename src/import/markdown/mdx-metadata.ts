import type ts from 'typescript'
import type { Expression, ObjectLiteralElementLike } from 'typescript'
import { lineFeeds } from '#src/lib/format/line-feeds.ts'

type Compiler = typeof ts
type Metadata = { data: Record<string, unknown>; body: string; doubt?: string }

const EXPORT = /^export const (?:metadata|meta|front[mM]atter)\b/m
const DECIDING = /date|publi|created|draft|status|private|hidden/i

/**
 * The fields that an MDX file exports instead of front matter (Next.js), and its text without them, whose lines stay, empty.
 * The program is parsed, not run: a date or draft mark that it calculates is a doubt.
 */
export async function takeMetadata(text: string, { isMdx }: { isMdx: boolean }): Promise<Metadata> {
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
  const object = declared && withoutType(compiler, declared)
  if (!object || !compiler.isObjectLiteralExpression(object))
    return { data: {}, body, doubt: UNREAD }
  const fields = object.properties.map((property) => fieldOf(compiler, property))
  const isDoubtful = fields.some(([name, value]) => value === undefined && DECIDING.test(name))
  const known = fields.filter(([, value]) => value !== undefined)
  return { data: Object.fromEntries(known), body, ...(isDoubtful && { doubt: UNREAD }) }
}

const UNREAD = 'What it exports as metadata is calculated'

function withoutType(compiler: Compiler, value: Expression): Expression {
  const isTyped =
    compiler.isAsExpression(value) ||
    compiler.isSatisfiesExpression(value) ||
    compiler.isParenthesizedExpression(value)
  return isTyped ? withoutType(compiler, value.expression) : value
}

/** Name and value of a field; without a value where only running the program would tell it. */
function fieldOf(compiler: Compiler, property: ObjectLiteralElementLike): [string, unknown] {
  const name = property.name?.getText().replaceAll(/^["']|["']$/g, '') ?? 'published'
  return compiler.isPropertyAssignment(property)
    ? [name, valueOf(compiler, withoutType(compiler, property.initializer))]
    : [name, undefined]
}

function valueOf(compiler: Compiler, value: Expression): unknown {
  if (compiler.isStringLiteralLike(value)) return value.text
  if (compiler.isNumericLiteral(value)) return Number(value.text)
  if (value.kind === compiler.SyntaxKind.TrueKeyword) return true
  if (value.kind === compiler.SyntaxKind.FalseKeyword) return false
  if (compiler.isArrayLiteralExpression(value)) {
    const items = value.elements.map((item) => valueOf(compiler, withoutType(compiler, item)))
    return items.includes(undefined) ? undefined : items
  }
  if (compiler.isObjectLiteralExpression(value)) {
    const fields = value.properties.map((property) => fieldOf(compiler, property))
    return Object.fromEntries(fields.filter(([, one]) => one !== undefined))
  }
  // `new Date('2024-03-04')`
  const [only, ...others] = compiler.isNewExpression(value) ? (value.arguments ?? []) : []
  const isDate = compiler.isNewExpression(value) && value.expression.getText() === 'Date'
  return isDate && only && others.length === 0 ? valueOf(compiler, only) : undefined
}
