import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { logger } from '#src/services/platform/log.ts'

type QueueOptions = {
  /** Path from the project root: the bundler does not touch it, and Node runs the file as it is. */
  file: string
  deadlineMs: number
  /** Most memory of the thread. */
  megabytes: number
}

/** A worker thread that answers one message at a time; `undefined` for what fails or takes too long. Never rejects. */
export function createWorkerQueue<Question, Answer>({ file, deadlineMs, megabytes }: QueueOptions) {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()

  const start = () => {
    const resourceLimits = { maxOldGenerationSizeMb: megabytes }
    const started = new Worker(path.resolve(file), { resourceLimits })
    // Waiting calls handle the error; without this listener it would be an uncaught exception.
    started.on('error', () => undefined)
    started.unref()
    return started
  }
  const askNow = async (question: Question): Promise<Answer | undefined> => {
    const asked = (worker ??= start())
    try {
      asked.postMessage(question)
      const answers = await once(asked, 'message', { signal: AbortSignal.timeout(deadlineMs) })
      return answers[0] as Answer
    } catch (err) {
      logger.warn({ err, file }, 'worker failed')
      worker = undefined
      void asked.terminate()
      return undefined
    }
  }
  return (question: Question): Promise<Answer | undefined> => {
    const asked = last.then(() => askNow(question))
    last = asked
    return asked
  }
}
