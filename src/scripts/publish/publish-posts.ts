import { randomUUID } from 'node:crypto'
import { calls } from '#src/contract/api/calls.ts'
import type { PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import { SLUG_TAKEN } from '#src/contract/posts/post-slug.ts'
import { emptyReport, reportPost, reportWarnings } from '#src/import/prepare/import-report.ts'
import type { ImportReport, ReportedPost } from '#src/import/prepare/import-report.ts'
import { indexPosts } from '#src/import/prepare/index-posts.ts'
import { readPosts } from '#src/import/prepare/read-posts.ts'
import type { LinkIndex } from '#src/import/prepare/link-index.ts'
import { fileFinder, storeFiles } from '#src/import/prepare/post-files.ts'
import type { FindFile, RemotePicture, StoreFile } from '#src/import/prepare/post-files.ts'
import { leftOut, prepareOrLeaveOut } from '#src/import/prepare/prepare-post.ts'
import type { PreparedPost, Result } from '#src/import/prepare/prepare-post.ts'
import type { Source, SourcePost } from '#src/import/source/source-post.ts'
import { orNull } from '#src/queries/client.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { toServiceError } from '#src/services/platform/service-error-mapping.ts'
import { isSame, requestOf } from './post-request.ts'
import type { SiteClient } from './site-client.ts'
import { siteLibrary } from './site-library.ts'
import { refusalSentence } from './site-problem.ts'

type PublishOptions = {
  to: SiteClient
  source: Source
  /** Where the blog was. */
  site?: string | undefined
  /** New posts arrive as drafts; those of the site stay as public as they are. */
  allDrafts?: boolean
  isDryRun?: boolean
  remotePicture?: RemotePicture | undefined
  onPost?: (done: number, post: ReportedPost) => void
}

type Run = Required<Pick<PublishOptions, 'to' | 'allDrafts' | 'isDryRun'>> & {
  links: LinkIndex
  find: FindFile
  store: StoreFile
  report: ImportReport
}

/**
 * Stores the posts of a source on a running site, by its documented calls. A post there with the same slug is the
 * post: it is replaced when it differs, unless somebody saves it at the same moment.
 * @throws SiteProblem when the site cannot be reached, or refuses the token
 */
export async function publishPosts(options: PublishOptions): Promise<ImportReport> {
  const { to, source, site, allDrafts = false, isDryRun = false, remotePicture, onPost } = options
  // A wrong address or token is told before the source is read.
  await to.ask(calls.listPosts, { query: { limit: 1 } })
  const nothing = { slugs: new Map<string, string>(), taken: new Set<string>() }
  const { facts, posts, close } = await readPosts(source)
  const { links } = indexPosts(facts, { ...nothing, site: site ?? source.site })
  const report = emptyReport(source.description, { isDryRun, run: null })
  reportWarnings(report, source.warnings ?? [])
  const find = fileFinder(source, remotePicture)
  const store = siteLibrary(to, isDryRun)
  const run = { to, allDrafts, isDryRun, links, find, store, report }
  try {
    let done = 0
    for await (const post of posts()) {
      const { reported, warnings } = await publishPost(run, post)
      reportPost(report, reported, [...post.warnings, ...warnings])
      done += 1
      onPost?.(done, reported)
    }
  } finally {
    await close()
  }
  return report
}

async function publishPost(run: Run, post: SourcePost): Promise<Result> {
  const prepared = await prepareOrLeaveOut(post, {
    ...{ links: run.links, find: run.find, allDrafts: false },
    reasonOf: (error) => toServiceError(error).message,
  })
  if ('reported' in prepared) return prepared
  try {
    return await publish(run, post, prepared)
  } catch (error) {
    return leftOut(post, refusalOf(error))
  }
}

function refusalOf(error: unknown): string {
  if (error instanceof RequestError) return refusalSentence(error)
  throw error
}

async function publish(run: Run, post: SourcePost, prepared: PreparedPost): Promise<Result> {
  const { to, links, allDrafts, isDryRun, report } = run
  const slug = links.slugOf(post) ?? post.key
  const found = await orNull(404, () => to.ask(calls.getPost, { params: { id: slug } }))
  const { urls, added, warnings } = await storeFiles(post, prepared.files, { ...run, refusalOf })
  report.counts.pictures += added
  const isPublic = found?.data.isPublished ?? false
  const { undated } = prepared
  // A post that the site has published keeps its date there.
  const isNewDraft = allDrafts || undated !== undefined
  const isDraft = (prepared.isDraft && undated === undefined) || (isNewDraft && !isPublic)
  const body = {
    ...requestOf(post, { prepared, urls, stored: found?.data }),
    isPublished: !isDraft,
  }
  const named = { ...prepared.named, isDraft, address: `/blog/${slug}` }
  const said = [...prepared.warnings, ...warnings].filter(
    ({ text }) => !isPublic || text !== undated,
  )
  if (found && isSame(body, found.data))
    return {
      reported: { ...named, outcome: 'unchanged' },
      warnings: said.filter(({ kind }) => kind === 'picture'),
    }
  if (!isDryRun && found)
    await to.ask(calls.updatePost, { params: { id: found.data.id }, body, etag: found.etag })
  if (!isDryRun && !found) {
    const refusal = await create(to, { ...body, slug })
    if (refusal !== undefined)
      return { reported: { ...named, outcome: 'kept', reason: refusal }, warnings: [] }
  }
  return { reported: { ...named, outcome: found ? 'updated' : 'imported' }, warnings: said }
}

const IN_TRASH = 'It was deleted on the site, and is in the trash there.'

/** @returns why the site keeps it deleted; undefined when it was created */
async function create(to: SiteClient, body: PostBodyInput): Promise<string | undefined> {
  try {
    await to.ask(calls.createPost, { body, key: randomUUID() })
    return undefined
  } catch (error) {
    // No post has the slug that could be read, but one does.
    const isInTrash = error instanceof RequestError && error.fields['slug'] === SLUG_TAKEN
    if (isInTrash) return IN_TRASH
    throw error
  }
}
