import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ServiceError } from '#src/contract/errors.ts'
import type { PostReader, ReadingOptions, ReadyPost } from '#src/import/prepare/post-reader.ts'
import { skipped } from '#src/import/prepare/prepare-post.ts'
import type { PostMeta } from '#src/import/prepare/read-posts.ts'
import { startWorker, WorkerStopped } from '#src/services/platform/worker-thread.ts'
import type { WorkerThread } from '#src/services/platform/worker-thread.ts'
import type { Opening, ReaderCall, ReaderMethod } from './import-worker.ts'

const OPEN_MS = 10 * 60_000
/** For one answer: a slow text is ended earlier, by the thread itself. */
const ANSWER_MS = 60_000
const MEGABYTES = 512
/** For the next source, because a thread takes half a second to start. It holds tens of megabytes. */
const IDLE_MS = 20_000

type Thread = { worker: WorkerThread<ReaderCall, unknown>; temporary: string }
let idle: Thread | undefined

export type ReaderLimits = {
  openMs?: number
  answerMs?: number
  megabytes?: number
  signal?: AbortSignal
}

export type OpenReader = PostReader & AsyncDisposable

/**
 * Opens a source in a worker thread. A post beyond `limits` is skipped by a new thread. Errors: sentences for the
 * person.
 */
export async function openReader(opening: Opening, limits: ReaderLimits = {}): Promise<OpenReader> {
  const { openMs = OPEN_MS, answerMs = ANSWER_MS, megabytes = MEGABYTES } = limits
  const kept = megabytes === MEGABYTES ? await takeIdle() : undefined
  const temporary = kept?.temporary ?? (await mkdtemp(path.join(tmpdir(), 'folio-import-reading-')))
  const start = () => startWorker<ReaderCall, unknown>({ file: PROGRAM, megabytes, temporary })
  let worker = kept?.worker ?? start()
  let isAtEnd = false
  let closed: Promise<void> | undefined
  const close = () => (closed ??= leave())
  const leave = async () => {
    const isReusable = isAtEnd && megabytes === MEGABYTES
    const left = isReusable ? call('end') : worker.stop()
    await left.catch(() => worker.stop())
    await rm(temporary, { recursive: true, force: true })
    if (!worker.isStopped()) keepIdle({ worker, temporary })
  }
  const call: Call = (name, ...given) =>
    worker.ask([name, ...given], answerMs) as ReturnType<PostReader[typeof name]>
  const restart = async (options: ReadingOptions, skipped: number) => {
    await worker.stop()
    worker = start()
    await worker.ask(['open', opening], openMs)
    while (!(await call('readMore')).isAtEnd);
    await call('index', { ...options, skipped })
  }
  const end = () => void worker.stop()
  limits.signal?.addEventListener('abort', end)
  const about = await asSentence(worker.ask(['open', opening], openMs))
    .catch(async (error) => {
      await close()
      throw error
    })
    .finally(() => limits.signal?.removeEventListener('abort', end))
  return {
    about: about as PostReader['about'],
    ...postCalls({ call, restart, onEnd: () => (isAtEnd = true) }),
    readFile: (ref) => call('readFile', ref),
    readExported: (name) => call('readExported', name),
    end: async () => undefined,
    [Symbol.asyncDispose]: close,
  }
}

const PROGRAM = 'src/services/import/import-worker.ts'

async function takeIdle(): Promise<Thread | undefined> {
  const thread = idle
  idle = undefined
  if (!thread || thread.worker.isStopped()) return undefined
  await mkdir(thread.temporary, { recursive: true, mode: 0o700 })
  return thread
}

function keepIdle(thread: Thread): void {
  void idle?.worker.stop()
  idle = thread
  setTimeout(() => {
    if (idle !== thread) return
    idle = undefined
    void thread.worker.stop()
  }, IDLE_MS).unref()
}

type Call = <Name extends ReaderMethod>(
  name: Name,
  ...given: Parameters<PostReader[Name]>
) => ReturnType<PostReader[Name]>

type Calling = {
  call: Call
  restart: (options: ReadingOptions, skipped: number) => Promise<void>
  onEnd: () => void
}

function postCalls({
  call,
  restart,
  onEnd,
}: Calling): Pick<PostReader, 'readMore' | 'index' | 'next'> {
  const metas: PostMeta[] = []
  let options: ReadingOptions | undefined
  let given = 0
  return {
    readMore: async () => {
      const read = await asSentence(call('readMore'))
      metas.push(...read.metas)
      return read
    },
    index: (reading) => {
      options = reading
      return asSentence(call('index', reading))
    },
    next: async () => {
      given += 1
      try {
        const post = await call('next')
        if (!post) onEnd()
        return post
      } catch (error) {
        const meta = metas[given - 1]
        if (!(error instanceof WorkerStopped) || !options || !meta) throw error
        await asSentence(restart(options, given))
        return unreadPost(meta, error)
      }
    },
  }
}

function unreadPost({ title = '', ...meta }: PostMeta, stopped: WorkerStopped): ReadyPost {
  const post = { ...meta, title, tags: [], isDraft: false, warnings: [] }
  const reason = `Its text ${needOf(stopped)} to read.`
  const prepared = skipped({ ...post, title: title || meta.key }, reason)
  return { post, prepared, slug: meta.slug ?? meta.key, isPresent: false }
}

const asSentence = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    if (!(error instanceof WorkerStopped) || error.reason === 'failed') throw error
    const message = `The source ${needOf(error)} to read. Import it in parts.`
    throw new ServiceError('invalid', message, { cause: error })
  })

const needOf = ({ reason }: WorkerStopped) =>
  reason === 'memory' ? 'needs too much memory' : 'takes too long'
