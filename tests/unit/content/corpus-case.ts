/** `content` is the client's input; `canonical` the stored string (equal to `content` if absent). */
export type CorpusCase = { name: string; content: string; canonical?: string }
