import type {
  ImportCounts,
  ImportedPart,
  ImportOutcome as Outcome,
  ImportSource,
  ReportedPost,
} from '#src/contract/import/import-schemas.ts'
import type { SourceWarning } from '#src/import/source/source-post.ts'

export type { Outcome, ReportedPost }

/** The result of an import, or with `isDryRun` what one would do. */
export type ImportReport = {
  description: string
  isDryRun: boolean
  /** By which the import can be taken back. */
  run: string | null
  /** Null where posts are recognised by their address. */
  source: ImportSource | null
  counts: ImportCounts
  parts: ImportedPart[]
  posts: ReportedPost[]
  warnings: SourceWarning[]
}

export const emptyReport = (
  description: string,
  { isDryRun, run }: { isDryRun: boolean; run: string | null },
): ImportReport => ({
  ...{ description, isDryRun, run, source: null, parts: [], posts: [], warnings: [] },
  counts: {
    ...{ imported: 0, updated: 0, unchanged: 0, kept: 0, 'left-out': 0 },
    ...{ warnings: 0, pictures: 0, redirects: 0 },
  },
})

export function reportPost(
  report: ImportReport,
  post: ReportedPost,
  warnings: SourceWarning[] = [],
) {
  report.counts[post.outcome] += 1
  report.posts.push(post)
  reportWarnings(report, warnings)
}

export function reportWarnings(report: ImportReport, warnings: readonly SourceWarning[]) {
  for (const { isOfSite = false, ...warning } of warnings) {
    const known = isOfSite ? saidOnce(report, warning) : undefined
    if (known) continue
    report.counts.warnings += 1
    report.warnings.push(warning)
  }
}

const ofSite = new WeakMap<ImportReport, Map<string, SourceWarning>>()

/** The warning that says the same of another post, which gets this place too. */
function saidOnce(report: ImportReport, warning: SourceWarning): SourceWarning | undefined {
  const said = ofSite.get(report) ?? new Map<string, SourceWarning>()
  ofSite.set(report, said)
  const { text, place } = warning
  const known = said.get(text)
  if (known)
    known.text += `${known.text === text ? ' Also in' : ','} ${place.file}${place.line === undefined ? '' : `:${place.line}`}`
  else said.set(text, warning)
  return known
}
