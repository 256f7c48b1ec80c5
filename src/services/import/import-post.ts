import type { ImportReport, ReportedPost } from '#src/import/prepare/import-report.ts'
import type { LinkIndex } from '#src/import/prepare/link-index.ts'
import { storeFiles } from '#src/import/prepare/post-files.ts'
import {
  contentWith,
  coverUrl,
  leftOut,
  prepareOrLeaveOut,
} from '#src/import/prepare/prepare-post.ts'
import type { PreparedPost, Result } from '#src/import/prepare/prepare-post.ts'
import type { SourcePost } from '#src/import/source/source-post.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { refusalOf } from './import-pictures.ts'
import type { createLibrary } from './import-pictures.ts'
import type { ImportRecord } from './import-records.ts'
import { DELETED, isDeletedHere, PRESENT, redirectedAddresses, savePost } from './save-post.ts'

/** What the posts of one import share. */
export type Run = {
  actor: Admin
  origin: string
  /** Empty for a plan, and for an import that is not recorded. */
  run: string
  allDrafts: boolean
  isDryRun: boolean
  records: ReadonlyMap<string, ImportRecord>
  links: LinkIndex
  present: ReadonlySet<string>
  library: ReturnType<typeof createLibrary>
  report: ImportReport
}

/** Stores a post of the source, or says why it stays as it is here; in a plan, what would be done. */
export async function importPost(context: Run, post: SourcePost): Promise<Result> {
  const { links, library, allDrafts } = context
  const preparing = { links, find: library.find, allDrafts, reasonOf: refusalOf }
  const prepared = await prepareOrLeaveOut(post, preparing)
  if ('reported' in prepared) return prepared
  try {
    return await decide(context, post, prepared)
  } catch (error) {
    return leftOut(post, refusalOf(error))
  }
}

async function decide(context: Run, post: SourcePost, prepared: PreparedPost): Promise<Result> {
  const { records, links, present, isDryRun, report } = context
  const record = records.get(post.key)
  const slug = links.slugOf(post) ?? post.key
  const named = { ...prepared.named, address: `/blog/${slug}` }
  const result = (outcome: ReportedPost['outcome'], extra: Partial<ReportedPost> = {}): Result => ({
    reported: { ...named, outcome, ...extra },
    // Of what did not change the last import has told.
    warnings: outcome === 'unchanged' || outcome === 'kept' ? [] : prepared.warnings,
  })
  if (record && isDeletedHere(record)) return result('kept', { reason: DELETED })
  if (record?.sourceHash === prepared.sourceHash) return result('unchanged')
  if (present.has(post.key)) return result('kept', { reason: PRESENT })
  if (isDryRun) {
    report.counts.pictures += prepared.files.length
    report.counts.redirects += redirectedAddresses(post, slug).length
    return result(record ? 'updated' : 'imported')
  }
  return store(context, { post, slug, prepared, record, result })
}

type Storing = {
  post: SourcePost
  slug: string
  prepared: PreparedPost
  record: ImportRecord | undefined
  result: (outcome: ReportedPost['outcome'], extra?: Partial<ReportedPost>) => Result
}

async function store(
  context: Run,
  { post, slug, prepared, record, result }: Storing,
): Promise<Result> {
  const { actor, origin, run, report, library } = context
  const { files, sourceHash } = prepared
  // Before the transaction of the post: resizing pictures takes longer than one may wait.
  const { urls, added, warnings } = await storeFiles(post, files, { ...library, refusalOf })
  report.counts.pictures += added
  const content = contentWith(prepared, urls)
  const values = { ...prepared.values, content, imageUrl: coverUrl(post, urls) }
  const saved = await savePost({ actor, origin, run, post, slug, values, sourceHash, record })
  if (saved.outcome === 'kept') return result('kept', { reason: saved.reason })
  report.counts.redirects += saved.redirects
  const taken = saved.taken.map((address) => ({
    place: { file: post.place.file },
    text: `The old address ${address} leads elsewhere already, and stays so.`,
  }))
  const done = result(saved.outcome, { address: `/blog/${saved.slug}` })
  return { ...done, warnings: [...done.warnings, ...warnings, ...taken] }
}
