import ts from 'typescript'

const STATEMENT = /^- (S\d+(?:-[a-z][a-z0-9]*)+-\d+): (.+)$/gm
const ID = /\bS\d+(?:-[a-z][a-z0-9]*)+-\d+\b/g
const TEST_FUNCTIONS = new Set(['it', 'test', 'describe'])

type Statement = { id: string; text: string }
type TestFile = { file: string; source: string }
/**
 * Returns the statements that no title names (`missing`) and the ids of titles that are not in the checklist
 * (`unknown`): a typo, or a removed statement.
 */
export function specCoverage(checklist: string, files: TestFile[]) {
  const statements = readStatements(checklist)
  const known = new Set(statements.map(({ id }) => id))
  const named = files.flatMap((file) => titleIds(file).map((id) => ({ id, file: file.file })))
  const namedIds = new Set(named.map(({ id }) => id))
  return {
    statements: statements.length,
    missing: statements.filter(({ id }) => !namedIds.has(id)),
    unknown: named.filter(({ id }) => !known.has(id)),
  }
}

/** The checklist's lines `- S2-home-01: …`. */
export const readStatements = (checklist: string): Statement[] =>
  [...checklist.matchAll(STATEMENT)].map(([, id = '', text = '']) => ({ id, text }))

export const titleIds = (file: TestFile): string[] => [
  ...new Set(testTitles(file).flatMap((text) => [...text.matchAll(ID)].map(([id]) => id))),
]

export function testTitles({ file, source }: TestFile): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isTestFunction(node.expression))
      titles.push(...titleTexts(node))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
  return titles
}

function isTestFunction(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return TEST_FUNCTIONS.has(node.text)
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) {
    return isTestFunction(node.expression)
  }
  return ts.isTaggedTemplateExpression(node) && isTestFunction(node.tag)
}

function titleTexts(call: ts.CallExpression): string[] {
  const [title] = call.arguments
  const rows = ts.isCallExpression(call.expression)
    ? [...call.expression.arguments]
    : ts.isTaggedTemplateExpression(call.expression)
      ? [call.expression.template]
      : []
  return [...(title ? [title] : []), ...rows].flatMap(stringsIn)
}

function stringsIn(node: ts.Node): string[] {
  if (ts.isFunctionLike(node)) return []
  if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) return [node.text]
  const texts: string[] = []
  ts.forEachChild(node, (child) => void texts.push(...stringsIn(child)))
  return texts
}
