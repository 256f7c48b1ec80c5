import type {
  ImportCounts,
  ImportedPart,
  ImportSource,
  ReportedPost,
} from '#src/contract/import/import-schemas.ts'
import type { SourceWarning } from '#src/import/source/source-post.ts'

export type ImportReport = {
  description: string
  isDryRun: boolean
  run: string | null
  /** Null where posts are recognised by their URL. */
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
    if (isOfSite && isReported(report, warning)) continue
    report.counts.warnings += 1
    report.warnings.push(warning)
  }
}

const siteWarnings = new WeakMap<ImportReport, Map<string, SharedWarning>>()
type SharedWarning = { warning: SourceWarning; others: string[]; count: number }

/** Limit for a shared warning: a link in each of 5,000 posts would fill a page with names. */
const NAMED_PLACES = 10

/** Whether another post has the same warning, which then names this place too. */
function isReported(report: ImportReport, warning: SourceWarning): boolean {
  const reported = siteWarnings.get(report) ?? new Map<string, SharedWarning>()
  siteWarnings.set(report, reported)
  const { text, place } = warning
  const known = reported.get(text)
  if (!known) reported.set(text, { warning, others: [], count: 0 })
  if (!known) return false
  known.count += 1
  if (known.count <= NAMED_PLACES)
    known.others.push(place.line === undefined ? place.file : `${place.file}:${place.line}`)
  const more = known.count - known.others.length
  const places = `${text} Also in ${known.others.join(', ')}`
  known.warning.text = more === 0 ? places : `${places} and ${more} more`
  return true
}
