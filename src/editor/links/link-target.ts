export type LinkTarget = { name: string; href: string; detail: string }

export type FindLinks = (words: string) => Promise<LinkTarget[]>
