import { ServiceError } from '#src/contract/errors.ts'
import { createWorkerQueue } from '#src/services/platform/worker-queue.ts'
import { WorkerStopped } from '#src/services/platform/worker-thread.ts'
import type { Conversion, Conversions } from './conversion-worker.ts'

type Subject = { name: string; field?: string }

/** @param deadlineMs half a megabyte of ordinary Markdown takes less than a second */
export function createConverter(deadlineMs: number) {
  const ask = createWorkerQueue<Conversion, unknown>({
    file: 'src/services/conversion/conversion-worker.ts',
    deadlineMs,
    megabytes: 256,
  })
  return async <Name extends keyof Conversions>(
    { name: subject, field }: Subject,
    ...[name, ...given]: [Name, ...Parameters<Conversions[Name]>]
  ): Promise<ReturnType<Conversions[Name]>> => {
    try {
      return (await ask([name, ...given] as unknown as Conversion)) as ReturnType<Conversions[Name]>
    } catch (error) {
      const problem = problemOf(error)
      if (problem === undefined) throw error
      const message = `${subject} ${problem}`
      const fields = field === undefined ? {} : { fields: { [field]: message } }
      throw new ServiceError('invalid', message, { cause: error, ...fields })
    }
  }
}

/** Converts in a worker thread. Errors: `invalid` if content is nested too deeply, or takes 10 seconds or 256 MB. */
export const convert = createConverter(10_000)

function problemOf(error: unknown): string | undefined {
  // Parsers of Markdown call themselves for each level.
  if (error instanceof RangeError) return 'is nested too deeply. Remove some of its levels.'
  if (!(error instanceof WorkerStopped) || error.reason === 'failed') return undefined
  return 'takes too long to read. Shorten it, or split it into several parts.'
}
