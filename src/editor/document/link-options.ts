import { normalizeUrl } from './normalize-url.ts'

const SCHEME_OR_WWW = /^(?:https?:\/\/|mailto:|www\.)/i
const EMAIL_ADDRESS = /^[^\s@/:]+@[^\s@/:]+$/

/** Whether text becomes a link by itself. `README.md`, `deploy.sh` and `main.rs` are domains as well as file names. */
export const isWrittenAddress = (text: string): boolean =>
  SCHEME_OR_WWW.test(text) || EMAIL_ADDRESS.test(text)

export const LINK_OPTIONS = {
  openOnClick: false,
  linkOnPaste: false,
  defaultProtocol: 'https',
  shouldAutoLink: isWrittenAddress,
  isAllowedUri: (url: string) => normalizeUrl(url) !== null,
  HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
}
