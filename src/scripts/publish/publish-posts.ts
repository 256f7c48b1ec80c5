import { calls } from '#src/contract/api/calls.ts'
import type { TakenSlug } from '#src/contract/import/post-source-calls.ts'
import type { ImportSource } from '#src/contract/import/import-schemas.ts'
import { emptyReport, reportPost, reportWarnings } from '#src/import/prepare/import-report.ts'
import type { ImportReport } from '#src/import/prepare/import-report.ts'
import { withoutInsertedGists } from '#src/import/prepare/insert-gists.ts'
import { createPostReader, readyPosts } from '#src/import/prepare/post-reader.ts'
import { proposedName } from '#src/import/source/source-names.ts'
import type { TransferOptions } from '#src/scripts/import/report-source.ts'
import { publishPost } from './publish-post.ts'
import type { SiteClient } from './site-client.ts'
import { siteLibrary } from './site-library.ts'

type PublishOptions = TransferOptions & {
  to: SiteClient
  as?: string | undefined
  /** Replaces posts of others too. */
  replace?: boolean | undefined
}

/**
 * Uses the public API. Updates posts that this source published. Errors: SiteProblem if the site cannot be reached, or
 * rejects the token.
 */
export async function publishPosts(options: PublishOptions): Promise<ImportReport> {
  const { to, source, site, allDrafts = false, isDryRun = false, remoteImage, onPost } = options
  // A wrong address or token is told before the source is read.
  const { data: held } = await to.ask(calls.listPostSlugs)
  const nothing = { slugs: new Map<string, string>(), taken: new Set<string>() }
  const reader = 'about' in source ? source : createPostReader(source)
  const { about } = reader
  const report = emptyReport(about.description, { isDryRun, run: null })
  reportWarnings(report, about.warnings ?? [])
  const name = options.as ?? proposedName(about, site)
  report.source = sourceOf(name, held)
  const run = {
    ...{ to, allDrafts, isDryRun, reader, remoteImage, report, name },
    fetchGist: options.fetchGist,
    mayReplace: options.replace ?? false,
    held: new Map(held.map((one) => [one.slug, one])),
    library: siteLibrary(to, isDryRun),
    plannedLibrary: siteLibrary(to, true),
  }
  try {
    while (!(await reader.readMore()).isAtEnd);
    await reader.index({
      ...{ ...nothing, site: site ?? about.site, allDrafts: false },
      hasGists: options.fetchGist !== undefined,
      hasRemoteImages: remoteImage !== undefined,
    })
    let done = 0
    for await (const ready of readyPosts(reader)) {
      const { reported, warnings, insertedGists = [] } = await publishPost(run, ready)
      reportPost(
        report,
        reported,
        withoutInsertedGists([...ready.post.warnings, ...warnings], insertedGists),
      )
      done += 1
      onPost?.(done, reported)
    }
  } finally {
    await reader.end()
  }
  return report
}

function sourceOf(name: string, held: readonly TakenSlug[]): ImportSource {
  const earlier = [...new Set(held.flatMap(({ source }) => source ?? []))]
  return { name, isNew: !earlier.includes(name), alike: null, earlier, newName: name }
}
