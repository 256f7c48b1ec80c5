import { parentPort } from 'node:worker_threads'

/** An error as it is sent between threads: a structured clone loses its class and its code. */
export type SentError = {
  name: string
  message: string
  stack?: string
  code?: string
  syscall?: string
}

export type WorkerMessage = 'ready' | { id: number; answer?: unknown; error?: SentError }

type WorkerRequest<Question> = { id: number; question: Question }

export function handleMessages<Question>(answer: (question: Question) => unknown): void {
  const send = (message: WorkerMessage) => parentPort?.postMessage(message)
  const reply = async ({ id, question }: WorkerRequest<Question>) => {
    try {
      send({ id, answer: await answer(question) })
    } catch (error) {
      send({ id, error: sentError(error) })
    }
  }
  parentPort?.on('message', (request: WorkerRequest<Question>) => void reply(request))
  send('ready')
}

function sentError(thrown: unknown): SentError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  return {
    ...{ name: error.name, message: error.message },
    ...(error.stack !== undefined && { stack: error.stack }),
    ...(typeof code === 'string' && { code }),
    ...(typeof syscall === 'string' && { syscall }),
  }
}
