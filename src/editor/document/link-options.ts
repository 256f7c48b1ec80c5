import { normalizeUrl } from './normalize-url.ts'

const SCHEME_OR_WWW = /^(?:https?:\/\/|mailto:|www\.)/i
const EMAIL_URL = /^[^\s@/:]+@[^\s@/:]+$/

/** Whether text becomes a link by itself. `README.md`, `deploy.sh` and `main.rs` are domains as well as file names. */
export const isWrittenUrl = (text: string): boolean =>
  SCHEME_OR_WWW.test(text) || EMAIL_URL.test(text)

export const LINK_OPTIONS = {
  openOnClick: false,
  linkOnPaste: false,
  defaultProtocol: 'https',
  shouldAutoLink: isWrittenUrl,
  isAllowedUri: (url: string) => normalizeUrl(url) !== null,
  HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
}
