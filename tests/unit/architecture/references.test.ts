import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readDecisions } from '#src/scripts/generate/decision-index.ts'
import { sourceTexts } from '#src/scripts/checks/source-texts.ts'
import { readStatements } from '#src/scripts/checks/spec-coverage.ts'

/** Names of packages that our code does not use: options and functions that documents reject or foresee. */
const OF_PACKAGES = new Set([
  ...['cacheHandler', 'cacheLife', 'cacheTag', 'dynamicParams', 'fetchCache', 'imageSizes'],
  ...['inlineCss', 'notFound', 'peerDependencies', 'revalidateTag', 'useReducer'],
])

const read = (file: string) => readFileSync(file, 'utf8')
const files = globSync('**/*', {
  exclude: (name) => /^(node_modules|\.next|\.git|\.data)$/.test(name),
})
const isCode = (file: string) =>
  /^(src|collections|tests)\/.*\.(tsx?|mjs)$|^[^/]+\.(ts|mjs)$/.test(file)
const isOtherSource = (file: string) =>
  /\.(css|sql|yml|yaml|sh)$|^(package\.json|Dockerfile|\.env\.example)$/.test(file)
const isDocument = (file: string) =>
  /\.md$/.test(file) &&
  !/^(tests|example-content)\/.+\/|^(docs\/reference\/(?:api|commands)|docs\/run\/settings|docs\/develop\/benchmarks|tests\/spec-checklist)\.md$/.test(
    file,
  )

const wordsOf = (text: string) => text.match(/[A-Za-z_$][\w$]*/g) ?? []
// The names that this file plants would otherwise exist.
const sources = files
  .filter((file) => isCode(file) && !file.endsWith('references.test.ts'))
  .map((file) => ({ file, ...sourceTexts(file, read(file)) }))
const words = new Set([
  ...OF_PACKAGES,
  ...sources.flatMap(({ code }) => wordsOf(code)),
  ...files.filter(isOtherSource).flatMap((file) => wordsOf(read(file))),
])
const statements = new Set(readStatements(read('tests/spec-checklist.md')).map(({ id }) => id))
const decisions = new Set(
  readDecisions('.').flatMap(({ number, replaces }) => [number, ...replaces].map(String)),
)

/** A block with the path of a file, which recipes.test.ts checks. */
const CODE_OF_RECIPE = /^```\w+ \S+\n[\s\S]*?^```$/gm

/** Whether some file has this path, from the root or from any folder; `*` and `{name}` are any name. */
function isPath(path: string): boolean {
  const parts = path.replace(/^(\.{0,2}\/)+|\/$/g, '').split(/(\*+|\{[\w,]*\})/)
  const pattern = parts
    .map((part, at) => (at % 2 ? '[^/]*' : part.replace(/[^\w/-]/g, '\\$&')))
    .join('')
  const wanted = new RegExp(`(^|/)${pattern}(/|$)`)
  return files.some((file) => wanted.test(file))
}

/** A name as code writes it: with a capital inside, in capitals with an underscore, or called. */
const nameIn = (code: string) =>
  /^(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+)$/.exec(code)?.[0] ??
  /^([a-z]\w+)\(.*\)$/.exec(code)?.[1]

function unresolved(text: string): string[] {
  const ids = text.match(/\bS\d+(?:-[a-z][a-z0-9]*)+-\d+\b/g) ?? []
  const numbers = [...text.matchAll(/\bdecisions? (\d+(?:(?:, | and | to )\d+)*)/gi)].flatMap(
    ([, list = '']) => list.match(/\d+/g) ?? [],
  )
  const paths = text.match(
    /(?<![\w:.)/-])(?:(?:\([\w-]+\)|\[[\w.]+\]|[\w.{}*-]+)\/)*[\w{}*][\w.{}*-]*\.(?:tsx?|mjs|css|sql|md|yml)\b(?![\w-])/g,
  )
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  const folders = quoted.filter((code) =>
    /^(?:src|tests|collections|docs|example-content)\/[\w(){}[\]./*-]*$/.test(code),
  )
  const names = quoted.map(nameIn).filter((name) => name !== undefined)
  const elsewhere = text.match(/§ ?\d+|\b(?:[Dd]esign|[Ff]act|[Ss]pec(?: section)?) \d+/g)
  const broken = [
    ...(elsewhere ?? []),
    ...ids.filter((id) => !statements.has(id)),
    ...numbers.filter((number) => !decisions.has(number)).map((number) => `decision ${number}`),
    ...[...(paths ?? []), ...folders].filter((path) => !isPath(path)),
    // Names in the front matter of other systems are compared in lower case.
    ...names.filter((name) => !words.has(name) && !words.has(name.toLowerCase())),
  ]
  return [...new Set(broken)]
}

it.each([
  ['§7', 'lists posts (§7), see RFC 9110, section 14'],
  ['design 8', 'as design 8 says'],
  [`S2-blog-list-${99}`, `shows six (S2-blog-list-${99}) instead of S2-blog-list-05`],
  ['decision 999', 'Without a copy (decisions 1, 999 and 2).'],
  ['src/site/gone.tsx', 'As src/site/gone.tsx and `site/posts/list/post-card.tsx`'],
  ['src/gone/', 'in `src/gone/` next to `src/site/`'],
  ['gone.md', 'see [it](gone.md) and [that](import.md)'],
  ['tests/e2e/gone-*.spec.ts', '`tests/e2e/gone-*.spec.ts`, `tests/e2e/cms-{subject}.spec.ts`'],
  ['goneFunction', 'calls `goneFunction`, then `pageMetadata`'],
  ['goneCall', 'calls `goneCall(1)`, then `route(calls.x)`'],
  ['GONE_LIMIT', '`GONE_LIMIT` over `WRITE_LIMIT`'],
])('finds a reference to %s, which does not exist', (reference, text) => {
  expect(unresolved(text)).toEqual([reference])
})

it.each(files.filter(isDocument))('%s names what exists', (file) => {
  expect(unresolved(read(file).replace(CODE_OF_RECIPE, ''))).toEqual([])
})

it('comments name what exists', () => {
  const broken = sources.map(({ file, comments }) => [file, unresolved(comments)] as const)
  expect(broken.filter(([, names]) => names.length > 0)).toEqual([])
})
