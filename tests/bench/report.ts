import os from 'node:os'
import type { EditorCost } from './editor-cost.ts'
import type { ListCost } from './large-lists.ts'
import type { Marks } from './lighthouse.ts'
import type { Weight } from './page-weight.ts'
import type { RequestCost } from './request-cost.ts'
import type { Throughput } from './throughput.ts'

export type Findings = {
  throughput: { path: string; connections: number; ours: Throughput; bare: Throughput }[]
  weights: { path: string; weight: Weight }[]
  marks: { path: string; marks: Marks }[]
  eagerMarks: { path: string; marks: Marks }[]
  costs: RequestCost[]
  editor: EditorCost
  lists: ListCost[]
  memory: { before: number; after: number }
}

export function benchReport(found: Findings): string {
  const [cpu] = os.cpus()
  const { editor } = found
  return `# Bench

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${os.cpus().length} cores (${cpu?.model ?? 'unknown'}),
${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.version}, 200 posts. The long post has ten code blocks and five pictures.

## Throughput

"Bare" is Node's own server, one process that sends the same bytes and headers, measured in the same run. The load generator, wrk,
shares the cores with both. Requests accept compression as browsers do. The share is the cost of the work for each
request: routing, limits, cache look-up, security headers, access log.

${table(
  [
    'path',
    'connections',
    'requests/s',
    'p99 ms',
    'errors',
    'bare requests/s',
    'bare p99 ms',
    'share',
  ],
  found.throughput.map(({ path, connections, ours, bare }) => [
    `\`${path}\``,
    connections,
    ours.perSecond,
    ours.p99,
    ours.errors,
    bare.perSecond,
    bare.p99,
    `${Math.round((ours.perSecond / bare.perSecond) * 100)} %`,
  ]),
)}

## Lighthouse, mobile, median of five

As served: script files start at the first use of a part that needs them.

${marksTable(found.marks)}

The same with script files started immediately:

${marksTable(found.eagerMarks)}

## Weight of a first visit, kB on the wire

${table(
  ['path', 'HTML', 'JavaScript', 'its bodies', 'CSS', 'fonts', 'images', 'all'],
  found.weights.map(({ path, weight: w }) => [
    `\`${path}\``,
    w.Document,
    w.Script,
    w.ScriptBodies,
    w.Stylesheet,
    w.Font,
    w.Image,
    w.Total,
  ]),
)}

## One request, as the number of posts grows (median of 15, ms)

${table(
  ['posts', '`/api/blog`', '`/blog`', '`/blog/{id}`'],
  found.costs.map(({ posts, milliseconds: ms }) => [
    posts,
    ms['/api/blog'],
    ms['/blog'],
    ms['/blog/a-long-post'],
  ]),
)}

## A post of 10,000 words, 40 code blocks and 20 images, ms

${table(
  ['opening the editor', 'a key', 'saving', 'the page after a change'],
  [[editor.openingMs, editor.keyMs, editor.savingMs, editor.renderingMs].map(rounded)],
)}

## Lists with 2,000 posts, 5,000 files and 10,000 messages

${table(
  [
    'path',
    'usable ms',
    'first key of a search ms',
    'a key ms (median)',
    'frames/s while scrolling',
    'nodes',
  ],
  found.lists.map(({ path, usableMs, firstKeyMs, keyMs, framesPerSecond, nodes }) => [
    `\`${path}\``,
    ...[usableMs, firstKeyMs, keyMs, framesPerSecond].map(rounded),
    nodes,
  ]),
)}

Memory of the server process after 30 idle seconds: ${found.memory.before} MB at first, ${found.memory.after} MB after all of it.
`
}

const marksTable = (marks: Findings['marks']) =>
  table(
    ['path', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'],
    marks.map(({ path, marks: m }) => [
      `\`${path}\``,
      m.performance,
      m.accessibility,
      m['best-practices'],
      m.seo,
      Math.round(m.lcp),
      Math.round(m.tbt),
      m.cls.toFixed(3),
    ]),
  )
const rounded = (value: number) => Math.round(value * 10) / 10
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
