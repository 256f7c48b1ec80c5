import { parse as parseToml } from 'smol-toml'
import { parseDocument } from 'yaml'
import { lineFeeds } from '#src/lib/format/line-feeds.ts'
import { readDate } from '#src/import/source/read-date.ts'
import { frontMatterProblem } from './front-matter-problem.ts'

type FrontMatter = {
  data: Record<string, unknown>
  body: string
  /** Line of the file at which the body starts. */
  bodyLine: number
  /** What is wrong with the front matter, with its line. */
  problem?: { text: string; line?: number }
}

// Hugo: an object whose brace ends alone at the start of a line.
const OBJECT = /^(\{\r?\n[^]*?^\})[ \t]*(?:\r?\n|$)/m

const FENCES: [fence: RegExp, parse: (text: string) => unknown][] = [
  [/^---[ \t]*\r?\n([^]*?)^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/m, readYaml],
  [/^\+\+\+[ \t]*\r?\n([^]*?)^\+\+\+[ \t]*(?:\r?\n|$)/m, readToml],
  [OBJECT, (text) => JSON.parse(text) as unknown],
]

/** Splits a file into its front matter (YAML, TOML or JSON) and its body; a file without one is all body. */
export function splitFrontMatter(text: string): FrontMatter {
  for (const [fence, parse] of FENCES) {
    const match = fence.exec(text)
    if (match?.index !== 0) continue
    const rest = { body: text.slice(match[0].length), bodyLine: lineFeeds(match[0]) + 1 }
    try {
      const data = parse(match[1] ?? '') ?? {}
      return isFields(data) ? { data, ...rest } : { data: {}, ...rest, problem: NO_FIELDS }
    } catch (error) {
      return { data: {}, ...rest, problem: frontMatterProblem(error, fence === OBJECT) }
    }
  }
  return { data: {}, body: text, bodyLine: 1 }
}

const METADATA = /^export const (?:metadata|meta|frontmatter) = \{$([^]*?)^\}/m

/** The texts that an MDX file of Next.js exports instead of front matter. */
export function readMetadata(body: string): Record<string, unknown> {
  const [, source = ''] = METADATA.exec(body) ?? []
  const texts = source.matchAll(/^\s*['"]?(\w+)['"]?\s*:\s*(['"`])((?:\\.|(?!\2)[^\n])*)\2/gm)
  return Object.fromEntries(
    [...texts].map(([, name = '', , value = '']) => [name, value.replaceAll(/\\(.)/g, '$1')]),
  )
}

function readYaml(text: string): unknown {
  // Generators accept repeated keys; references are limited, because a few lines can expand to gigabytes.
  const document = parseDocument(text, { uniqueKeys: false, prettyErrors: true })
  const [error] = document.errors
  if (error) throw error
  return document.toJS({ maxAliasCount: 100 })
}

const TOML_DATE =
  /^([ \t]*[\w-]+[ \t]*=[ \t]*)(\d{4}-\d\d-\d\d)([T ][\d:.]+)?(Z|[+-]\d\d:\d\d)?(?=\s)/gim

/** The parser takes February 30 for March 1: what is no date of the calendar stays a text. */
function readToml(text: string): unknown {
  const dated = text.replaceAll(TOML_DATE, (field, name: string, day: string) =>
    readDate(day) ? field : `${name}"${field.slice(name.length)}"`,
  )
  return parseToml(dated)
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const NO_FIELDS = { text: 'The front matter cannot be read: it is not a list of fields' }
