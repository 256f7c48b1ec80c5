import { issueCountsText } from '#src/contract/import/issue-kinds.ts'
import type {
  ImportOutcome,
  ImportSource,
  ReportedPost,
} from '#src/contract/import/import-schemas.ts'
import type { ImportReport } from '#src/import/prepare/import-report.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import type { SourceWarning } from '#src/import/source/source-post.ts'

/** What needs attention, then the numbers. `origin`: the running site, for URLs. */
export function reportText(report: ImportReport, origin?: string): string {
  const { posts, warnings, counts, isDryRun, run } = report
  const of = (outcome: ImportOutcome) => posts.filter((post) => post.outcome === outcome)
  const plan = isDryRun ? posts.map(planLine) : []
  const published = isDryRun || !origin ? [] : [...of('imported'), ...of('updated')]
  const sections = [
    ...section('Published:', published.slice(0, MAX_URLS).map(urlLine(origin ?? ''))),
    ...section('Plan (nothing has been saved):', plan),
    ...section('Warnings:', warnings.map(warningLine)),
    ...section('Not overwritten:', of('kept').map(reasonLine)),
    ...section('Skipped:', of('left-out').map(reasonLine)),
  ]
  const numbers = [
    ...(['imported', 'updated', 'unchanged'] as const).map((name) => `${counts[name]} ${name}`),
    `${counts.kept} not overwritten`,
    `${counts['left-out']} skipped`,
    pluralize(counts.warnings, 'warning'),
    pluralize(counts.pictures, 'image'),
    pluralize(counts.redirects, 'redirect'),
  ]
  const others = report.parts.map(
    ({ name, imported, kept }) => `${name}: ${imported} imported, ${kept} not overwritten`,
  )
  const { source } = report
  const from = source === null ? [] : sourceLines(source)
  const back = run === null ? [] : [`To revert this import: npm run import -- --revert ${run}`]
  const left = issueCountsText(warnings)
  const behind = left === '' ? [] : [`Not imported: ${left}`]
  return [...sections, ...from, numbers.join(', '), ...others, ...behind, ...back].join('\n')
}

const sourceLines = ({ name, isNew, alike }: ImportSource) => [
  `Source: ${name} (${isNew ? 'new' : 'imported before'})`,
  ...(alike === null
    ? []
    : [
        `Some posts have the same names as posts from ${alike}. If this is the same blog, run again with --as '${alike}'.`,
      ]),
]

const section = (title: string, lines: string[]) =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`), ''] : []

const planLine = ({ outcome, key, address, isDraft }: ReportedPost) =>
  `${outcome.padEnd(9)} ${key} → ${address ?? 'nothing'}${isDraft ? ' (draft)' : ''}`

const MAX_URLS = 20

const urlLine =
  (origin: string) =>
  ({ address, isDraft }: ReportedPost) =>
    `${new URL(address ?? '', origin).href}${isDraft ? ' (draft)' : ''}`

const reasonLine = ({ key, reason }: ReportedPost) => `${key}: ${reason ?? ''}`

const warningLine = ({ place, text }: SourceWarning) =>
  `${place.file}${place.line === undefined ? '' : `:${place.line}`}  ${text}`
