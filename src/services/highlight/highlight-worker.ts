import { parentPort } from 'node:worker_threads'
import type { CodeSource } from '#src/content/highlight/highlight-blocks.ts'
import { tokenizeCode } from '#src/content/highlight/tokenize-code.ts'

// A worker thread, because some grammars take seconds for 10 kB and would block the event loop.
parentPort?.on('message', ({ code, language }: CodeSource) => {
  parentPort?.postMessage(tokenizeCode(code, language))
})
