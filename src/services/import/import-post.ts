import type { ImportReport, ReportedPost } from '#src/import/prepare/import-report.ts'
import type { LinkIndex } from '#src/import/prepare/link-index.ts'
import { displacedText } from '#src/import/prepare/index-posts.ts'
import { withGists } from '#src/import/prepare/place-gists.ts'
import type { FetchGist } from '#src/import/prepare/gists.ts'
import { storeFiles } from '#src/import/prepare/post-files.ts'
import {
  contentWith,
  coverUrl,
  leftOut,
  prepareOrLeaveOut,
} from '#src/import/prepare/prepare-post.ts'
import type { PreparedPost, Result } from '#src/import/prepare/prepare-post.ts'
import type { SourcePost, SourceWarning } from '#src/import/source/source-post.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { refusalOf } from './import-pictures.ts'
import type { createLibrary } from './import-pictures.ts'
import type { ImportRecord } from './import-records.ts'
import type { plannedRedirects } from './planned-redirects.ts'
import {
  DELETED,
  EDITED,
  isDeletedHere,
  outcomeOf,
  PRESENT,
  redirectedAddresses,
  savePost,
  wasEdited,
} from './save-post.ts'
import type { Saved, Saving } from './save-post.ts'

/** What the posts of one import share. */
type Run = {
  actor: Admin
  origin: string
  /** Empty for a plan, and for an import that is not recorded. */
  run: string
  allDrafts: boolean
  isDryRun: boolean
  records: ReadonlyMap<string, ImportRecord>
  links: LinkIndex
  present: ReadonlySet<string>
  displaced: ReadonlyMap<string, string>
  /** For a plan. */
  redirectsFor: ReturnType<typeof plannedRedirects>
  library: ReturnType<typeof createLibrary>
  /** Without it, gists stay links. */
  fetchGist: FetchGist | undefined
  report: ImportReport
}

/** Stores a post of the source, or says why it stays as it is here; in a plan, what would be done. */
export async function importPost(context: Run, post: SourcePost): Promise<Result> {
  const { links, library, allDrafts } = context
  const hasGists = context.fetchGist !== undefined
  const preparing = { links, find: library.find, allDrafts, hasGists, reasonOf: refusalOf }
  const prepared = await prepareOrLeaveOut(post, preparing)
  if ('reported' in prepared) return prepared
  try {
    return await decide(context, post, prepared)
  } catch (error) {
    return leftOut(post, refusalOf(error))
  }
}

async function decide(context: Run, post: SourcePost, prepared: PreparedPost): Promise<Result> {
  const { actor, records, links, present, displaced } = context
  const record = records.get(post.key)
  const slug = links.slugOf(post) ?? post.key
  const named = { ...prepared.named, address: `/blog/${slug}` }
  const result = (outcome: ReportedPost['outcome'], extra: Partial<ReportedPost> = {}): Result => ({
    reported: { ...named, outcome, ...extra },
    warnings: warningsOf(outcome, prepared.warnings),
    arrived: prepared.gists,
  })
  if (record && isDeletedHere(record)) return result('kept', { reason: DELETED })
  if (record?.sourceHash === prepared.sourceHash) return result('unchanged')
  if (present.has(post.key)) return result('kept', { reason: PRESENT })
  if (record && (await wasEdited(record, { actor, values: prepared.values })))
    return result('kept', { reason: EDITED })
  const wanted = displaced.get(post.key)
  const other = wanted === undefined ? [] : [displacedText(wanted, slug)]
  return store(context, { post, slug, prepared, record, result, notes: other })
}

/** Of what did not change the last import has told, but a picture stays lost until it is there. */
const warningsOf = (outcome: ReportedPost['outcome'], warnings: SourceWarning[]) =>
  outcome === 'unchanged' || outcome === 'kept'
    ? warnings.filter(({ kind }) => kind === 'picture' && outcome === 'unchanged')
    : warnings

type Storing = {
  post: SourcePost
  slug: string
  prepared: PreparedPost
  record: ImportRecord | undefined
  result: (outcome: ReportedPost['outcome'], extra?: Partial<ReportedPost>) => Result
  notes: string[]
}

async function store(
  context: Run,
  { post, slug, prepared, record, result, notes }: Storing,
): Promise<Result> {
  const { actor, origin, run, report, library, isDryRun } = context
  const { files } = prepared
  // Before the transaction of the post: resizing pictures takes longer than one may wait.
  const { urls, added, warnings } = await storeFiles(post, files, { ...library, refusalOf })
  report.counts.pictures += added
  const gists = await fetchGists(context, post, prepared)
  const { arrived } = gists
  warnings.push(...gists.warnings)
  const placed = files.filter(({ address }) => urls.has(address))
  const sourceHash = prepared.hashWith(placed, arrived)
  if (record?.sourceHash === sourceHash) {
    const same = result('unchanged')
    return { ...same, arrived, warnings: [...same.warnings, ...warnings] }
  }
  const stored = () => ({
    ...prepared.values,
    ...{ content: contentWith(gists.prepared, urls), imageUrl: coverUrl(post, urls) },
  })
  const fixed = { actor, origin, run, post, slug, sourceHash, record }
  const saved = isDryRun
    ? await plan(context, fixed)
    : await savePost({ ...fixed, values: stored() })
  if (saved.outcome === 'kept') return result('kept', { reason: saved.reason })
  report.counts.redirects += saved.redirects
  const place = { file: post.place.file }
  const taken = saved.taken.map(
    (address) => `The old address ${address} leads elsewhere already, and stays so.`,
  )
  const told = [...notes, ...taken].map((text) => ({ place, text }))
  const done = result(saved.outcome, { address: `/blog/${saved.slug}` })
  return { ...done, arrived, warnings: [...done.warnings, ...warnings, ...told] }
}

/** A plan fetches none, and takes all for arriving. */
const fetchGists = (
  { fetchGist, isDryRun }: Run,
  post: SourcePost,
  prepared: PreparedPost,
): ReturnType<typeof withGists> =>
  fetchGist === undefined || isDryRun
    ? Promise.resolve({ prepared, arrived: prepared.gists, warnings: [] })
    : withGists(post, prepared, { fetch: fetchGist, reasonOf: refusalOf })

/** What `savePost` would do. */
const plan = async (
  { redirectsFor }: Run,
  { post, slug, record }: Pick<Saving, 'post' | 'slug' | 'record'>,
): Promise<Saved> => ({
  ...(await redirectsFor(redirectedAddresses(post, slug), record?.post?.id)),
  ...{ outcome: outcomeOf(record), slug },
})
