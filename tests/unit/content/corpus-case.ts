/** `content` is what a client sends; `canonical` what is stored (the same string unless it says otherwise). */
export type CorpusCase = { name: string; content: string; canonical?: string }
