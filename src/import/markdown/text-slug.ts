import { slug as githubSlug } from 'github-slugger'

/** A text as generators write it into an address: lower case, words joined by hyphens. */
export const textSlug = (text: string): string =>
  githubSlug(text.normalize('NFKC').trim()).replace(/-{2,}/g, '-').replace(/^-|-$/g, '')
