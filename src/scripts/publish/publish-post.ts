import { randomUUID } from 'node:crypto'
import { calls } from '#src/contract/api/calls.ts'
import type { TakenSlug } from '#src/contract/import/post-source-calls.ts'
import { LIMITS } from '#src/contract/limits.ts'
import type { PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import { SLUG_TAKEN } from '#src/contract/posts/post-slug.ts'
import type { ImportReport } from '#src/import/prepare/import-report.ts'
import { insertGists } from '#src/import/prepare/insert-gists.ts'
import type { FetchGist } from '#src/import/prepare/gists.ts'
import { slugConflictMessage } from '#src/import/prepare/index-posts.ts'
import { storeFiles } from '#src/import/prepare/post-files.ts'
import type { RemoteImage, StoreFile } from '#src/import/prepare/post-files.ts'
import { filesOf } from '#src/import/prepare/post-reader.ts'
import type {
  PostHead,
  PostReader,
  PreparedFile,
  ReadyPost,
} from '#src/import/prepare/post-reader.ts'
import { skipped } from '#src/import/prepare/prepare-post.ts'
import type { PreparedPost, Result } from '#src/import/prepare/prepare-post.ts'
import { orNull } from '#src/queries/client.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { isSame, requestOf } from './post-request.ts'
import type { SiteClient } from './site-client.ts'
import { refusalSentence } from './site-problem.ts'

type Run = {
  to: SiteClient
  allDrafts: boolean
  isDryRun: boolean
  reader: PostReader
  remoteImage: RemoteImage | undefined
  fetchGist: FetchGist | undefined
  report: ImportReport
  name: string
  mayReplace: boolean
  held: ReadonlyMap<string, TakenSlug>
  library: StoreFile
  plannedLibrary: StoreFile
}

export async function publishPost(run: Run, ready: ReadyPost): Promise<Result> {
  const { post, prepared } = ready
  if ('reported' in prepared) return prepared
  try {
    return await publish(run, ready, prepared)
  } catch (error) {
    return skipped(post, refusalOf(error))
  }
}

function refusalOf(error: unknown): string {
  if (error instanceof RequestError) return refusalSentence(error)
  throw error
}

const IN_TRASH = 'It is in the trash of the site.'
const FORMER = 'Another post used this URL before and redirects from it.'
const WRITTEN =
  'A post with this slug was written on the site. Use another slug, or overwrite it with --replace.'

const TAKEN_MEANWHILE = 'Another post took this URL during this run. Run the command again.'

/** Why a post of the site may not be touched, whatever it says. */
function refusalOfSlug({ name, mayReplace }: Run, held: TakenSlug | undefined) {
  if (held?.state === 'trash') return IN_TRASH
  if (held?.state === 'former') return FORMER
  const other = held?.source ?? name
  return other === name || mayReplace
    ? undefined
    : `The post with this slug was published from ${other}. If this is the same source, use --as '${other}'.`
}

type Prepared = PreparedPost<PreparedFile>

async function publish(
  run: Run,
  { post, slug, displaced }: ReadyPost,
  prepared: Prepared,
): Promise<Result> {
  const { isDryRun, report } = run
  const named = { ...prepared.named, address: `/blog/${slug}` }
  const kept = (reason: string): Result => ({
    reported: { ...named, outcome: 'kept', reason },
    warnings: [],
  })
  const held = run.held.get(slug)
  const refusal = refusalOfSlug(run, held)
  if (refusal !== undefined) return kept(refusal)
  const { body, found, added, ownWarnings, insertedGists } = await compare(run, {
    post,
    prepared,
    held,
  })
  const isDraft = !body.isPublished
  if (found && isSame(body, found.data)) {
    await claim(run, { post, id: found.data.id, held })
    return {
      reported: { ...named, isDraft, outcome: 'unchanged' },
      warnings: ownWarnings.filter(({ kind }) => kind === 'picture'),
      insertedGists,
    }
  }
  if (isWritten(run, held)) return kept(WRITTEN)
  report.counts.pictures += added
  if (!isDryRun) {
    const saved = await save(run, { body: { ...body, slug }, found })
    if (typeof saved === 'object') return kept(saved.refusal)
    await claim(run, { post, id: saved, held })
  }
  const wanted = found ? undefined : displaced
  const moved = wanted === undefined ? [] : [slugConflictMessage(wanted, slug)]
  const slugWarnings = moved.map((text) => ({ place: { file: post.place.file }, text }))
  const outcome = found ? 'updated' : 'imported'
  return {
    reported: { ...named, isDraft, outcome },
    warnings: [...ownWarnings, ...slugWarnings],
    insertedGists,
  }
}

const isWritten = ({ mayReplace }: Run, held: TakenSlug | undefined) =>
  held?.source === null && !mayReplace

type Comparing = { post: PostHead; prepared: Prepared; held: TakenSlug | undefined }

/** The new post and the stored one. */
async function compare(run: Run, { post, prepared, held }: Comparing) {
  const { to, allDrafts, library, plannedLibrary } = run
  const found =
    held && (await orNull(404, () => to.ask(calls.getPost, { params: { id: held.id } })))
  // Of a post that stays as not an image is uploaded.
  const store = isWritten(run, held) ? plannedLibrary : library
  const files = filesOf(prepared.files, run)
  const { locations } = prepared
  const { urls, added, warnings } = await storeFiles(post, files, { locations, store, refusalOf })
  const gists = await insertGists(post, prepared, run.fetchGist)
  const isPublic = found?.data.isPublished ?? false
  const { undated } = prepared
  // A post that the site has published keeps its date there.
  const isNewDraft = allDrafts || undated !== undefined
  const isDraft = (prepared.isDraft && undated === undefined) || (isNewDraft && !isPublic)
  const body = {
    ...requestOf(post, { prepared: gists.prepared, urls, stored: found?.data }),
    isPublished: !isDraft,
  }
  const ownWarnings = [...prepared.warnings, ...warnings, ...gists.warnings].filter(
    ({ text }) => !isPublic || text !== undated,
  )
  return { body, found, added, ownWarnings, insertedGists: gists.insertedGists }
}

type Saving = {
  body: PostBodyInput
  found: Awaited<ReturnType<typeof compare>>['found']
}

async function save(run: Run, { body, found }: Saving): Promise<string | { refusal: string }> {
  const { to } = run
  if (found) {
    const { id } = found.data
    const { slug: _kept, ...changes } = body
    await to.ask(calls.updatePost, { params: { id }, body: changes, etag: found.etag })
    return id
  }
  try {
    return (await to.ask(calls.createPost, { body, key: randomUUID() })).data.id
  } catch (error) {
    const isTaken = error instanceof RequestError && error.fields['slug'] === SLUG_TAKEN
    if (!isTaken) throw error
    return { refusal: await refusalOfTaken(run, body.slug) }
  }
}

async function refusalOfTaken(run: Run, slug: string | undefined): Promise<string> {
  const { data } = await run.to.ask(calls.listPostSlugs)
  const held = data.find((one) => one.slug === slug)
  return refusalOfSlug(run, held) ?? TAKEN_MEANWHILE
}

/** Records that this source published a post; a killed run leaves one without, which is the same when it comes again. */
async function claim(
  { to, name, isDryRun }: Run,
  { post, id, held }: { post: PostHead; id: string; held: TakenSlug | undefined },
): Promise<void> {
  if (isDryRun || held?.source === name) return
  const key = post.key
    .toWellFormed()
    .replaceAll(/[\s\u0000-\u001f\u007f\u2028\u2029]+/g, ' ')
    .slice(0, LIMITS.importSourceName)
  await to.ask(calls.setPostSource, { params: { id }, body: { name, key } })
}
