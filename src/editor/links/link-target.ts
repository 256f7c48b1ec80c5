export type LinkTarget = { name: string; href: string; detail: string }

/** Pages whose title holds these words, the best first; none when the list cannot be read. */
export type FindLinks = (words: string) => Promise<LinkTarget[]>
