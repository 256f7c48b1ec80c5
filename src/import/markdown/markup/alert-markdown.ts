import { calloutOfIcon } from '#src/content/paste/callout-icon.ts'

export function alertMarkdown(box: string): string {
  const { kind, text } = calloutOfIcon(box.trim())
  return `[!${kind.toUpperCase()}]\n${text.trim()}`.replace(/^/gm, '> ')
}
