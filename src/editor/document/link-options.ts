import { normalizeUrl } from './normalize-url.ts'

/** Links as the content format holds them. */
export const LINK_OPTIONS = {
  openOnClick: false,
  isAllowedUri: (url: string) => normalizeUrl(url) !== null,
  HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
}
