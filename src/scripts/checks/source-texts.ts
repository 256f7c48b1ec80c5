import ts from 'typescript'

/** Splits a source file into comments, code and texts. Text in literals that looks like a comment is not one. */
export function sourceTexts(file: string, source: string) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const bare = source.split('')
  const strings: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      bare.fill(' ', node.getStart(tree), node.end)
      if (!isModuleName(node)) strings.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  const found = [...bare.join('').matchAll(/\/\*[^]*?\*\/|\/\/.*/g)].map(
    ({ index, 0: text }) => [index, index + text.length] as const,
  )
  const code = source.split('')
  for (const [start, end] of found) code.fill(' ', start, end)
  const comments = found.map(([start, end]) => source.slice(start, end))
  return { comments: comments.join('\n'), code: code.join(''), strings }
}

const isModuleName = ({ parent }: ts.Node) =>
  ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)
