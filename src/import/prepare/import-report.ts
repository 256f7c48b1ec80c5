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
  report.counts.warnings += warnings.length
  report.warnings.push(...warnings)
}
