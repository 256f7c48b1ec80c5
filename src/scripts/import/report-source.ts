import type { PostReader } from '#src/import/prepare/post-reader.ts'
import { gistFetcher } from '#src/services/import/fetch-gist.ts'
import { openReader } from '#src/services/import/worker-reader.ts'
import { remoteImages } from '#src/services/import/remote-images.ts'
import type { ImportReport } from '#src/import/prepare/import-report.ts'
import type { ImportOptions } from '#src/services/import/import-posts.ts'
import type { ImportArguments } from './import-arguments.ts'
import { progressBar } from './progress-bar.ts'
import { reportText } from './report-text.ts'
import { claimReport, writeReport } from './write-report.ts'

type ReportArguments = Omit<ImportArguments, 'target' | 'revert'>

export type TransferOptions = Pick<
  ImportOptions,
  'source' | 'site' | 'allDrafts' | 'isDryRun' | 'remoteImage' | 'fetchGist' | 'onPost'
>
type Transfer = (
  options: TransferOptions & { source: PostReader; isDryRun: boolean },
) => Promise<ImportReport>

export async function reportSource(
  target: string,
  args: ReportArguments,
  transfer: Transfer,
): Promise<number> {
  if (args.report !== undefined) await claimReport(args.report)
  const { prefix, 'straight-quotes': hasStraightQuotes } = args
  await using source = await openReader({ target, prefix, hasStraightQuotes })
  if (!args.json) console.log(source.about.description)
  await using remote = remoteImages()
  using bar = progressBar(process.stderr)
  const report = await transfer({
    source,
    site: args.site,
    allDrafts: args.drafts ?? false,
    isDryRun: args['dry-run'] ?? false,
    remoteImage: args['fetch-images'] ? remote.file : undefined,
    fetchGist: args['fetch-gists'] ? gistFetcher() : undefined,
    onPost: (done, { title }) => bar.show(done, title),
  })
  bar.clear()
  const json = JSON.stringify(report, null, 2)
  console.log(args.json ? json : reportText(report, args.to))
  if (args.report !== undefined) await writeReport(args.report, json)
  const isNothing = report.posts.length === 0 && report.parts.length === 0
  if (isNothing) console.error(`${target} contains no posts. Is it an export of the whole blog?`)
  const isLost = report.warnings.some(({ kind }) => kind === 'picture')
  return isNothing || isLost || report.counts['left-out'] > 0 ? 1 : 0
}
