import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parseHtml } from '#parse-html'
import { withinDeadline } from '#src/import/source/within-deadline.ts'
import { HOSTILE_SEEDS } from '#tests/support/hostile-seeds.ts'
import type { HostileSeed } from '#tests/support/hostile-seeds.ts'

type Callable = (...given: unknown[]) => unknown
type Case = { name: string; call: Callable; given: (text: string) => unknown[] }

/** Values under the names that the functions read them by. */
const fields = (text: string) => ({
  ...{ title: text, text, name: text, url: text, value: text, label: text, href: text, src: text },
  ...{ alt: text, content: text, html: text, summary: text, period: text, startDate: text },
  ...{ slug: text, category: text, excerpt: text, author: text, key: 'a', file: 'a.md' },
  ...{
    tags: [text],
    oldPaths: [text],
    highlights: [text],
    warnings: [],
    losses: [],
    names: [text],
  },
  ...{ place: { file: 'a.md', line: 1 }, body: { format: 'markdown', text }, isDraft: false },
  ...{ isMdx: true, generator: 'jekyll', config: { permalink: text, markdown: text } },
  ...{ project: { generator: 'jekyll', config: {} }, data: { title: text, permalink: text } },
  ...{ prose: (part: string) => part, code: (part: string) => part },
  ...{ id: '0a0a0a0a0a', ids: new Set(), attachments: new Map(), warn: () => undefined, post: '1' },
  ...{
    relations: {
      blocks: new Map(),
      uploads: new Set(),
      uploadPages: new Map(),
      attachments: new Map(),
      authors: new Map(),
    },
  },
  ...{
    fields: new Map([
      ['title', text],
      ['link', text],
      ['content:encoded', text],
    ]),
    meta: new Map(),
  },
  ...{ open: /\{%a(b)?/g, close: /%\}/, make: () => '', authored: true, children: [] },
})

type Form = { title: string; of: RegExp; given: (text: string) => unknown[] }

const FORMS: Form[] = [
  { title: 'text', of: /^(?!.*\/paste\/)/, given: (text) => [text, fields(text), fields(text)] },
  {
    title: 'object',
    of: /^src\/(?:import|resume)\//,
    given: (text) => [fields(text), fields(text)],
  },
  { title: 'list', of: /^src\/lib\//, given: (text) => [[text], fields(text)] },
  {
    title: 'HTML',
    of: /\/(?:html|paste|sanitize)\//,
    given: (text) => [parseHtml(text), 'en-dash'],
  },
]

const NO_TEXT =
  /\/(?:browser|pdf)\/|parse-browser|first-commits|unpack-|theme-styles|\/open-|file-beside|project-files/
/** `marked` takes quadratic time for some emphasis: its callers run in a worker with a deadline. */
const PARSES_MARKDOWN = /^(?:markdownTo|exportedMarkdown|bodyToBlocks|markdownHtml|prepareOrSkip)/

// Node itself loads the modules: Vitest takes longer to transform hundreds of them than to call them.
const load = createRequire(import.meta.url) as (file: string) => object

function casesIn(folder: string): Case[] {
  const files = globSync(`${folder}/**/*.ts`)
    .toSorted()
    .filter((file) => !NO_TEXT.test(file))
  return files.flatMap((file) =>
    Object.entries(load(path.resolve(file)))
      .filter(([name, one]) => typeof one === 'function' && !PARSES_MARKDOWN.test(name))
      .flatMap(([name, one]) =>
        FORMS.filter(({ of }) => of.test(file)).map(({ title, given }) => ({
          ...{ name: `${file} ${name} (${title})`, call: one as Callable, given },
        })),
      ),
  )
}

/** Processor time of this thread, in milliseconds. */
const processorMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function timeOf({ call, given }: Case, text: string): number {
  const args = given(text)
  const start = processorMs()
  // Most functions take something else than this text, and throw.
  const result = attempt(() => call(...args))
  if (isIterator(result)) attempt(() => Array.from(result))
  return processorMs() - start
}

const attempt = (work: () => unknown): unknown => {
  try {
    const result = work()
    return result instanceof Promise ? result.catch((error: unknown) => error) : result
  } catch (error) {
    return error
  }
}

const isIterator = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && 'next' in value && Symbol.iterator in value

const least = (tested: Case, text: string, runs: number) =>
  Math.min(...Array.from({ length: runs }, () => timeOf(tested, text)))

/** Below this 20 kB are read fast enough, however the time grows. An eighth of the text then takes a 64th of it. */
const SIGNIFICANT_MS = 64
const NOTICED_MS = 1
const FACTOR = 3

/**
 * Whether twice the text takes more than three times as long, twice over. A shorter text is measured first. The last word
 * has the shortest of several times on both sides: one collection of garbage is as long as the work.
 */
function isQuadratic(tested: Case, { of }: HostileSeed): boolean {
  if (timeOf(tested, of(2500)) < NOTICED_MS) return false
  const small = timeOf(tested, of(10_000))
  // Twice the text of a cubic function takes eight times as long.
  if (small < SIGNIFICANT_MS / 8) return false
  const large = timeOf(tested, of(20_000))
  if (large < SIGNIFICANT_MS || large < FACTOR * small) return false
  return least(tested, of(40_000), 3) > FACTOR * least(tested, of(20_000), 3)
}

function slowSeeds(tested: Case): string[] {
  const found: string[] = []
  const search = () => {
    for (const seed of HOSTILE_SEEDS) if (isQuadratic(tested, seed)) found.push(seed.title)
  }
  const ended = attempt(() => withinDeadline(search, SEARCH_MS))
  return ended instanceof Error ? [...found, 'one that takes minutes'] : found
}

const SEARCH_MS = 30_000

it.each(['src/import', 'src/content', 'src/lib', 'src/resume'])(
  'reads 20 kB of hostile text in about twice the time of 10 kB: %s',
  (folder) => {
    const cases = casesIn(folder)
    expect(cases.length).toBeGreaterThan(10)
    const quadratic = cases.flatMap((tested) => {
      const seeds = slowSeeds(tested)
      return seeds.length === 0 ? [] : `${tested.name}: ${seeds.join(', ')}`
    })
    expect(quadratic).toEqual([])
  },
)
