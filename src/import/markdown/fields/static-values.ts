import type ts from 'typescript'
import type { Expression, ObjectLiteralElementLike } from 'typescript'

export type Compiler = typeof ts
export type Values = { data: Record<string, unknown>; isDynamic: boolean }

const DECIDING = /date|publi|created|draft|status|private|hidden/i

/** Reads an object literal without running code. `isDynamic`: a property for visibility or date is computed. */
export function objectValues(compiler: Compiler, written: Expression): Values | undefined {
  const object = withoutType(compiler, written)
  if (!compiler.isObjectLiteralExpression(object)) return undefined
  return fieldValues(object.properties.map((property) => fieldOf(compiler, property)))
}

const fieldValues = (fields: readonly (readonly [string, unknown])[]): Values => ({
  data: Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
  isDynamic: fields.some(([name, value]) => value === undefined && DECIDING.test(name)),
})

export function programValues(compiler: Compiler, program: string): Values {
  const file = compiler.createSourceFile('a.js', program, compiler.ScriptTarget.Latest, true)
  const read = file.statements.map((statement): Values | undefined => {
    if (compiler.isExpressionStatement(statement))
      return objectValues(compiler, statement.expression)
    if (!compiler.isVariableStatement(statement)) return undefined
    const constants = statement.declarationList.declarations.map(
      ({ name, initializer }): [string, unknown] => [
        name.getText(),
        initializer && valueOf(compiler, withoutType(compiler, initializer)),
      ],
    )
    return fieldValues(constants)
  })
  return {
    data: Object.assign({}, ...read.map((values) => values?.data)) as Values['data'],
    isDynamic: read.some((values) => values?.isDynamic !== false),
  }
}

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
