/** `wire` is what a client sends; `canonical` what is stored (the same string unless it says otherwise). */
export type CorpusCase = { name: string; wire: string; canonical?: string }
