import { parentPort } from 'node:worker_threads'
import { tokenizeCode } from './tokenize-code.ts'
import type { CodeSource } from './highlight.ts'

// A worker thread, because some grammars take seconds for 10 kB and would block the event loop.
parentPort?.on('message', ({ code, language }: CodeSource) => {
  parentPort?.postMessage(tokenizeCode(code, language))
})
