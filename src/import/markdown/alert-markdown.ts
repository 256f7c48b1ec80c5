import { calloutOfIcon } from '#src/content/paste/callout-icon.ts'

/** A box of text that begins with its icon, as an alert of GitHub. */
export function alertMarkdown(box: string): string {
  const { kind, text } = calloutOfIcon(box.trim())
  return `[!${kind.toUpperCase()}]\n${text.trim()}`.replace(/^/gm, '> ')
}
