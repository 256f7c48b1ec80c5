import { parentPort } from 'node:worker_threads'
import { tokenizeCode } from './tokenize-code.ts'
import type { CodeSource } from './highlight.ts'

// A thread of its own: some grammars take seconds for some 10 kB, and everybody would wait.
parentPort?.on('message', ({ code, language }: CodeSource) => {
  parentPort?.postMessage(tokenizeCode(code, language))
})
