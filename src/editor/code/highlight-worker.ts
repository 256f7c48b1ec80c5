import type { CodeSource } from '#src/content/highlight/highlight-blocks.ts'
import { tokenizeCode } from '#src/content/highlight/tokenize-code.ts'

// A worker, because some grammars take seconds for 10 kB and would block typing.
addEventListener('message', ({ data }: MessageEvent<CodeSource>) => {
  postMessage(tokenizeCode(data.code, data.language))
})
