import type { CodeSource } from '#src/content/highlight/highlight-blocks.ts'
import { tokenizeCode } from '#src/content/highlight/tokenize-code.ts'
import { handleMessages } from '#src/services/platform/worker-messages.ts'

// A worker thread, because some grammars take seconds for 10 kB and would block the event loop.
handleMessages(({ code, language }: CodeSource) => tokenizeCode(code, language))
