import { slug as githubSlug } from 'github-slugger'

export const textSlug = (text: string): string =>
  githubSlug(text.normalize('NFKC').trim()).replace(/-{2,}/g, '-').replace(/^-|-$/g, '')
