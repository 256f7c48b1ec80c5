import { lineFeeds } from '#src/lib/format/line-feeds.ts'

/** Returns the first heading, and the text with its line blanked, so that line numbers do not change. */
export function findHeading(text: string): { title: string; blanked: string } | undefined {
  // Before it there may be blank lines, and the imports of MDX.
  const start =
    /^(?:\s*(?:import\s[^\n]*\n|export\s[^]*?\n(?=[ \t]*\n)|<!--[^]*?-->|\n))*/.exec(text)?.[0]
      .length ?? 0
  const rest = text.slice(start)
  const match =
    /^ {0,3}#[ \t]+(\S[^\n]*)/.exec(rest) ??
    /^([^\s#>*+\-|`<[\d][^\n]*)\n=+[ \t]*(?=\n|$)/.exec(rest)
  if (!match) return undefined
  const blank = '\n'.repeat(lineFeeds(match[0]))
  return {
    title: plain(withoutClosing(match[1] ?? '')),
    blanked: text.slice(0, start) + blank + rest.slice(match[0].length),
  }
}

/** A heading may end with signs, and with an id of Pandoc. */
const withoutClosing = (text: string) =>
  text
    .replace(/\{#[^{}]*\}[ \t]*$/, '')
    .trimEnd()
    .replace(/(?<!#)#+$/, '')
    .trimEnd()

const plain = (text: string) =>
  text
    .replace(/!?\[([^\]]{0,500})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/(\*\*|__|`|~~|(?<!\w)[*_]|[*_](?!\w))/g, '')
    .trim()

export function nameToTitle(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
