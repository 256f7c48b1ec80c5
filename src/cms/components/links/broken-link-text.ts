import type { BrokenLink, BrokenLinkReason } from '#src/contract/posts/broken-link-calls.ts'

const REASONS: Record<BrokenLinkReason, string> = {
  missing: 'does not exist',
  trashed: 'is in the trash',
  hidden: 'is not public',
}

export function brokenLinkText({ kind, url, text, reason }: BrokenLink): string {
  const what = REASONS[reason]
  if (kind === 'featured-image') return `The featured image ${url} ${what}.`
  if (kind === 'picture') return `The image ${text === '' ? url : `“${text}”`} ${what}.`
  return text === '' ? `${url} ${what}.` : `“${text}” links to ${url}, which ${what}.`
}
