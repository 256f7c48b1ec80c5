import type { CalloutKind } from '#src/contract/posts/callout-kinds.ts'

const ICONS: readonly [RegExp, CalloutKind][] = [
  [/^(?:💡|✅|👍|🎯|⭐|🌟)/u, 'tip'],
  [/^(?:⚠|❗|‼|⛔|🚨|🛑|🚫|❌|🔥|☠|💀)/u, 'warning'],
  [/^(?:ℹ|📝|📌|🗒|✏|💬|📣|🔔)/u, 'note'],
]

/** The kind that an icon stands for; any other icon stays in the text of a note. */
export function calloutOfIcon(text: string): { kind: CalloutKind; text: string } {
  const trimmed = text.trimStart()
  for (const [icon, kind] of ICONS) {
    const [found] = icon.exec(trimmed) ?? []
    // The variation selector that makes a sign an emoji.
    if (found) return { kind, text: trimmed.slice(found.length).replace(/^\uFE0F?\s*/u, '') }
  }
  return { kind: 'note', text }
}
