import { parentPort } from 'node:worker_threads'
import { codeRuns } from './code-runs.ts'
import type { PlainCode } from './highlight.ts'

// A thread of its own: some grammars take seconds for some 10 kB, and everybody would wait.
parentPort?.on('message', ({ code, language }: PlainCode) => {
  parentPort?.postMessage(codeRuns(code, language))
})
