import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { ServiceError } from '#src/contract/errors.ts'
import type { ErrorCode } from '#src/contract/errors.ts'
import { systemEnv } from '#src/env.ts'
import type { SentError, WorkerMessage } from './worker-messages.ts'

type WorkerOptions = {
  /** Path from the project root: the bundler does not touch it, and Node runs the file as it is. */
  file: string
  megabytes: number
  /** Temporary folder of the thread instead of the system's. */
  temporary?: string
}

export type WorkerThread<Question, Answer> = {
  /** Rejects with `WorkerStopped` once the thread is gone, and with errors of the program. */
  ask: (question: Question, deadlineMs: number) => Promise<Answer>
  isStopped: () => boolean
  stop: () => Promise<void>
}

/** `slow`: a deadline passed; `memory`: the thread needed more than it may have. */
export class WorkerStopped extends Error {
  readonly reason: 'slow' | 'memory' | 'failed'

  constructor(reason: WorkerStopped['reason'], cause?: unknown) {
    super(`Worker stopped: ${reason}`, { cause })
    this.name = 'WorkerStopped'
    this.reason = reason
  }
}

/** Loading a program may take this long: it does not count as the time of a question. */
const START_MS = 60_000

type Waiting = { resolve: (answer: unknown) => void; reject: (error: unknown) => void }

/** Starts a worker thread without the settings of the server. It keeps the process running only while a question waits. */
export function startWorker<Question, Answer>(
  options: WorkerOptions,
): WorkerThread<Question, Answer> {
  const { file, megabytes, temporary } = options
  const worker = new Worker(path.resolve(file), {
    resourceLimits: {
      maxOldGenerationSizeMb: megabytes,
      maxYoungGenerationSizeMb: 16,
      stackSizeMb: 1,
    },
    env: systemEnv(temporary),
  })
  worker.unref()
  const waiting = new Map<number, Waiting>()
  let count = 0
  let stopped: WorkerStopped | undefined
  const stop = async (reason: WorkerStopped['reason'], cause?: unknown) => {
    stopped ??= new WorkerStopped(reason, cause)
    for (const { reject } of waiting.values()) reject(stopped)
    waiting.clear()
    await worker.terminate()
  }
  const settle = (id: number) => {
    const pending = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) worker.unref()
    return pending
  }
  worker.on('message', (message: WorkerMessage) => {
    if (message === 'ready') return settle(READY)?.resolve(undefined)
    const pending = settle(message.id)
    if (message.error) pending?.reject(thrownError(message.error))
    else pending?.resolve(message.answer)
  })
  worker.on('error', (error) => void stop(isOutOfMemory(error) ? 'memory' : 'failed', error))
  worker.on('exit', () => void stop('failed'))
  const answerOf = async (id: number, deadlineMs: number) => {
    if (stopped) throw stopped
    const timer = setTimeout(() => void stop('slow'), deadlineMs)
    worker.ref()
    const answer = new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
    })
    return answer.finally(() => clearTimeout(timer))
  }
  const ready = answerOf(READY, START_MS)
  // A question rejects with the same error.
  ready.catch(() => undefined)
  return {
    ask: async (question, deadlineMs) => {
      await ready
      const id = (count += 1)
      const answer = answerOf(id, deadlineMs)
      worker.postMessage({ id, question })
      return (await answer) as Answer
    },
    isStopped: () => stopped !== undefined,
    stop: () => stop('failed'),
  }
}

const READY = 0

const isOutOfMemory = (error: unknown) =>
  (error as { code?: unknown } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY'

function thrownError({ name, message, stack, ...system }: SentError): Error {
  if (name === 'ServiceError') return new ServiceError(system.code as ErrorCode, message)
  const error = name === 'RangeError' ? new RangeError(message) : new Error(message)
  return Object.assign(error, stack === undefined ? {} : { stack }, system)
}
