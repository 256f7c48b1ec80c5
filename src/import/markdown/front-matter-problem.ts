import { TomlError } from 'smol-toml'
import { YAMLParseError } from 'yaml'

/** Mistakes in YAML by the parser's codes, whose own words are for those who know its grammar. */
const YAML_PROBLEMS: ReadonlyMap<string, string> = new Map([
  ['BLOCK_AS_IMPLICIT_KEY', 'a value with a colon needs quotation marks'],
  ['BAD_SCALAR_START', 'a value that begins with a special character needs quotation marks'],
  ['BAD_INDENT', 'a bracket is not closed, or a line begins at another column'],
  ['TAB_AS_INDENT', 'a line begins with a tab: use spaces'],
  ['MISSING_CHAR', 'a quotation mark, a bracket or a colon is missing'],
  ['BAD_DQ_ESCAPE', 'a backslash in double quotation marks must be written twice'],
  ['UNEXPECTED_TOKEN', 'something stands behind the end of a value'],
  ['MULTIPLE_DOCS', 'it ends before its last line'],
  ['MULTILINE_IMPLICIT_KEY', 'a name has no colon'],
])

/** What is wrong with front matter, in a sentence without its full stop, with the line of the file. */
export function frontMatterProblem(error: unknown): { text: string; line?: number } {
  const said = (problem: string, line?: number) => ({
    text: `The front matter cannot be read: ${problem}`,
    // The first line is the fence.
    ...(line === undefined ? {} : { line: line + 1 }),
  })
  if (error instanceof YAMLParseError)
    return said(YAML_PROBLEMS.get(error.code) ?? 'it is no valid YAML', error.linePos?.[0].line)
  if (error instanceof TomlError) return said('it is no valid TOML', error.line)
  if (error instanceof SyntaxError) return said('it is no valid JSON')
  // The parser of YAML ends so at a reference that names nothing, or expands too far.
  return said('it holds references (*) that lead nowhere, or too far')
}
