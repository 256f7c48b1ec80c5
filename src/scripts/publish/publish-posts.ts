import { calls } from '#src/contract/api/calls.ts'
import type { TakenSlug } from '#src/contract/import/post-source-calls.ts'
import type { ImportSource } from '#src/contract/import/import-schemas.ts'
import { emptyReport, reportPost, reportWarnings } from '#src/import/prepare/import-report.ts'
import type { ImportReport, ReportedPost } from '#src/import/prepare/import-report.ts'
import { withoutArrived } from '#src/import/prepare/place-gists.ts'
import type { FetchGist } from '#src/import/prepare/gists.ts'
import type { RemoteImage } from '#src/import/prepare/post-files.ts'
import { createPostReader, readyPosts } from '#src/import/prepare/post-reader.ts'
import type { PostReader } from '#src/import/prepare/post-reader.ts'
import { proposedName } from '#src/import/source/source-names.ts'
import type { Source } from '#src/import/source/source-post.ts'
import { toServiceError } from '#src/services/platform/service-error-mapping.ts'
import { publishPost } from './publish-post.ts'
import type { SiteClient } from './site-client.ts'
import { siteLibrary } from './site-library.ts'

type PublishOptions = {
  to: SiteClient
  /** Read in this process if it is not a reader, which may be in another thread. */
  source: Source | PostReader
  site?: string | undefined
  allDrafts?: boolean
  isDryRun?: boolean
  as?: string | undefined
  /** Replaces posts of others too. */
  replace?: boolean | undefined
  remoteImage?: RemoteImage | undefined
  fetchGist?: FetchGist | undefined
  onPost?: (done: number, post: ReportedPost) => void
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
  const reasonOf = (error: unknown) => toServiceError(error).message
  const reader = 'about' in source ? source : createPostReader(source, reasonOf)
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
      const { reported, warnings, arrived = [] } = await publishPost(run, ready)
      reportPost(report, reported, withoutArrived([...ready.post.warnings, ...warnings], arrived))
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
