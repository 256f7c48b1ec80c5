/** A page of this site that a text may link to. `detail` tells what it is. */
export type LinkTarget = { name: string; href: string; detail: string }

/** Pages whose title holds these words, the best first; none when the list cannot be read. */
export type FindLinks = (words: string) => Promise<LinkTarget[]>
