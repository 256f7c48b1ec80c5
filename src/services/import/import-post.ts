import type { ReportedPost } from '#src/contract/import/import-schemas.ts'
import type { ImportReport } from '#src/import/prepare/import-report.ts'
import { slugConflictMessage } from '#src/import/prepare/index-posts.ts'
import { insertGists } from '#src/import/prepare/insert-gists.ts'
import type { FetchGist } from '#src/import/prepare/gists.ts'
import { storeFiles } from '#src/import/prepare/post-files.ts'
import type { RemoteImage, StoreFile } from '#src/import/prepare/post-files.ts'
import { filesOf } from '#src/import/prepare/post-reader.ts'
import type { PostReader, PreparedFile, ReadyPost } from '#src/import/prepare/post-reader.ts'
import { contentWith, coverUrl, skipped, sourceHashWith } from '#src/import/prepare/prepare-post.ts'
import type { PreparedPost, Result } from '#src/import/prepare/prepare-post.ts'
import type { SourceWarning } from '#src/import/source/source-post.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { oldPaths } from '#src/services/redirects/post-redirects.ts'
import type { planPostRedirects } from '#src/services/redirects/post-redirects.ts'
import { refusalOf } from './import-images.ts'
import type { ImportRecord } from './import-records.ts'
import {
  DELETED,
  EDITED,
  isDeletedLocally,
  outcomeOf,
  PRESENT,
  savePost,
  wasEdited,
} from './save-post.ts'
import type { Saved, Saving } from './save-post.ts'

type Run = {
  actor: Admin
  origin: string
  run: string
  isDryRun: boolean
  records: ReadonlyMap<string, ImportRecord>
  reader: PostReader
  remoteImage: RemoteImage | undefined
  redirectsFor: ReturnType<typeof planPostRedirects>
  store: StoreFile
  fetchGist: FetchGist | undefined
  report: ImportReport
}

/** Stores a post of the source, or says why it stays as it is here; in a plan, what would be done. */
export async function importPost(context: Run, ready: ReadyPost): Promise<Result> {
  const { post, prepared } = ready
  if ('reported' in prepared) return prepared
  try {
    return await storePost(context, ready, prepared)
  } catch (error) {
    return skipped(post, refusalOf(error))
  }
}

type Prepared = PreparedPost<PreparedFile>

async function storePost(
  context: Run,
  { post, slug, isPresent, displaced }: ReadyPost,
  prepared: Prepared,
): Promise<Result> {
  const { actor, origin, run, report, isDryRun, records } = context
  const { values, locations } = prepared
  const record = records.get(post.key)
  const named = { ...prepared.named, address: `/blog/${slug}` }
  const result = (outcome: ReportedPost['outcome'], extra: Partial<ReportedPost> = {}) => ({
    reported: { ...named, outcome, ...extra },
    warnings: warningsOf(outcome, prepared.warnings),
    insertedGists: prepared.gists,
  })
  if (record && isDeletedLocally(record)) return result('kept', { reason: DELETED })
  if (record?.sourceHash === prepared.sourceHash) return result('unchanged')
  if (isPresent) return result('kept', { reason: PRESENT })
  if (record && (await wasEdited(record, { actor, values })))
    return result('kept', { reason: EDITED })
  const files = filesOf(prepared.files, context)
  // Before the transaction of the post: resizing images takes longer than one may wait.
  const { urls, added, warnings } = await storeFiles(post, files, {
    ...{ locations, store: context.store, refusalOf },
  })
  report.counts.pictures += added
  const gists = await insertGists(post, prepared, isDryRun ? undefined : context.fetchGist)
  const { insertedGists } = gists
  warnings.push(...gists.warnings)
  const storedFiles = files.filter(({ url }) => urls.has(url))
  const sourceHash = sourceHashWith({ post, values }, storedFiles, insertedGists)
  if (record?.sourceHash === sourceHash) {
    const same = result('unchanged')
    return { ...same, insertedGists, warnings: [...same.warnings, ...warnings] }
  }
  const stored = () => ({
    ...values,
    ...{ content: contentWith(gists.prepared, urls), imageUrl: coverUrl(post, urls) },
  })
  const fixed = { actor, origin, run, post, slug, sourceHash, record }
  const saved = isDryRun
    ? await plan(context, fixed)
    : await savePost({ ...fixed, values: stored() })
  if (saved.outcome === 'kept') return result('kept', { reason: saved.reason })
  report.counts.redirects += saved.redirects
  const done = result(saved.outcome, { address: `/blog/${saved.slug}` })
  const notes = [
    ...(displaced === undefined ? [] : [slugConflictMessage(displaced, slug)]),
    ...saved.taken.map((path) => `The old address ${path} leads elsewhere already, and stays so.`),
  ].map((text) => ({ place: { file: post.place.file }, text }))
  return { ...done, insertedGists, warnings: [...done.warnings, ...warnings, ...notes] }
}

/** The previous import has reported unchanged posts, except missing images, which are retried each time. */
const warningsOf = (outcome: ReportedPost['outcome'], warnings: SourceWarning[]) =>
  outcome === 'unchanged' || outcome === 'kept'
    ? warnings.filter(({ kind }) => kind === 'picture' && outcome === 'unchanged')
    : warnings

const plan = async (
  { redirectsFor }: Run,
  { post, slug, record }: Pick<Saving, 'post' | 'slug' | 'record'>,
): Promise<Saved> => ({
  ...(await redirectsFor(oldPaths(post.oldPaths, slug), record?.post?.id)),
  ...{ outcome: outcomeOf(record), slug },
})
