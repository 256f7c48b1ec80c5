import { parse as parseToml, TomlError } from 'smol-toml'
import { parseDocument, YAMLParseError } from 'yaml'
import { lineFeeds } from '#src/lib/format/line-feeds.ts'
import { isFields } from '#src/lib/json-record.ts'
import { readDate } from '#src/import/source/read-date.ts'
import { splitHeaderLines } from './header-lines.ts'

const YAML_PROBLEMS: ReadonlyMap<string, string> = new Map([
  ['BLOCK_AS_IMPLICIT_KEY', 'a value with a colon needs quotation marks'],
  ['BAD_SCALAR_START', 'a value that begins with a special character needs quotation marks'],
  ['BAD_INDENT', 'a bracket is not closed, or a line begins at another column'],
  ['TAB_AS_INDENT', 'a line begins with a tab: use spaces'],
  ['MISSING_CHAR', 'a quotation mark, a bracket or a colon is missing'],
  ['BAD_DQ_ESCAPE', 'a backslash in double quotation marks must be written twice'],
  ['UNEXPECTED_TOKEN', 'unexpected text after a value'],
  ['MULTIPLE_DOCS', 'it ends before its last line'],
  ['MULTILINE_IMPLICIT_KEY', 'a name has no colon'],
])

function frontMatterProblem(error: unknown): { text: string; line?: number } {
  const withProblem = (problem: string, line?: number) => ({
    text: `The front matter cannot be read: ${problem}`,
    ...(line === undefined ? {} : { line: line + 1 }),
  })
  if (error instanceof YAMLParseError)
    return withProblem(YAML_PROBLEMS.get(error.code) ?? 'invalid YAML', error.linePos?.[0].line)
  if (error instanceof TomlError) return withProblem('invalid TOML', error.line)
  if (error instanceof SyntaxError) return withProblem('invalid JSON')
  // The parser of YAML ends so at a reference that names nothing, or expands too far.
  return withProblem('it has references (*) without a target, or too many')
}

type FrontMatter = {
  data: Record<string, unknown>
  body: string
  bodyLine: number
  problem?: { text: string; line?: number }
  /** Why fields of it may stand in the body, in a sentence without its full stop: such a text is not for readers. */
  doubt?: string
}

// Hugo: an object whose brace ends alone at the start of a line.
const OBJECT = /^(\{\r?\n[^]*?^\})[ \t]*(?:\r?\n|$)/m
const readJson = (text: string): unknown => JSON.parse(text)

// Blank lines may come before. Eleventy names the language behind the fence; Hexo has JSON without its braces.
const FENCES: [fence: RegExp, parse: (text: string) => unknown][] = [
  [/^---(?:ya?ml)?[ \t]*\r?\n([^]*?)^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/m, readYaml],
  [/^---toml[ \t]*\r?\n([^]*?)^---[ \t]*(?:\r?\n|$)/m, readToml],
  [/^---json[ \t]*\r?\n([^]*?)^---[ \t]*(?:\r?\n|$)/m, readJson],
  [/^\+\+\+[ \t]*\r?\n([^]*?)^\+\+\+[ \t]*(?:\r?\n|$)/m, readToml],
  [/^;;;[ \t]*\r?\n([^]*?)^;;;[ \t]*(?:\r?\n|$)/m, (text) => readJson(`{${text}}`)],
  [OBJECT, readJson],
]

export function splitFrontMatter(file: string): FrontMatter {
  const [blank] = /^(?:[ \t]*\r?\n)*/.exec(file) ?? ['']
  const text = file.slice(blank.length)
  const { body, bodyLine, problem, ...front }: FrontMatter = splitFenced(text) ??
    splitHeaderLines(text) ?? { data: {}, body: file, bodyLine: 1 - lineFeeds(blank) }
  const isForeign = Object.keys(front.data).length === 0 && FOREIGN.test(body)
  return {
    ...{ ...front, body, bodyLine: bodyLine + lineFeeds(blank) },
    ...(problem && { problem: { ...problem, ...lineBelow(blank, problem.line) } }),
    ...(isForeign && { doubt: 'The front matter is unclosed or in an unknown format' }),
  }
}

const lineBelow = (blank: string, line: number | undefined) =>
  line === undefined ? {} : { line: line + lineFeeds(blank) }

const FOREIGN =
  /^\s*(?:(?:-{3,}|\+{3,}|;{3,})[^\n]{0,20}\n\s*["']?[\w-]{1,40}["']?[ \t]*[:=]|\{\s*["'][\w-]{1,40}["']\s*:|#\+\w+:|\.\. \w+:[ \t]|%[ \t]\S[^\n]*\n%[ \t])/

function splitFenced(text: string): FrontMatter | undefined {
  for (const [fence, parse] of FENCES) {
    const match = fence.exec(text)
    if (match?.index !== 0) continue
    const rest = { body: text.slice(match[0].length), bodyLine: lineFeeds(match[0]) + 1 }
    try {
      const data = parse(match[1] ?? '') ?? {}
      return isFields(data) ? { data, ...rest } : { data: {}, ...rest, problem: NO_FIELDS }
    } catch (error) {
      return { data: {}, ...rest, problem: frontMatterProblem(error) }
    }
  }
  return undefined
}

function readYaml(text: string): unknown {
  const document = parseYaml(text)
  const [error] = document.errors
  if (error === undefined) return document.toJS({ maxAliasCount: 100 })
  // Jekyll's parser lets a text in quotes go on at the start of a line.
  const indented = parseYaml(text.replaceAll(/^(?![\w-]+[ \t]*:|[-#\s])/gm, ' '))
  if (indented.errors.length > 0) throw error
  return indented.toJS({ maxAliasCount: 100 })
}

// Generators accept repeated keys; references are limited, because a few lines can expand to gigabytes.
const parseYaml = (text: string) => parseDocument(text, { uniqueKeys: false, prettyErrors: true })

const TOML_DATE =
  /^([ \t]*[\w-]+[ \t]*=[ \t]*)(\d{4}-\d\d-\d\d)([T ][\d:.]+)?(Z|[+-]\d\d:\d\d)?(?=\s)/gim

/** The parser reads February 30 as March 1: invalid calendar dates stay text. */
function readToml(text: string): unknown {
  const dated = text.replaceAll(TOML_DATE, (field, name: string, day: string) =>
    readDate(day) ? field : `${name}"${field.slice(name.length)}"`,
  )
  return parseToml(dated)
}

const NO_FIELDS = { text: 'The front matter cannot be read: it is not a list of fields' }
