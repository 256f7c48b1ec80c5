import type { CalloutKind } from '#src/contract/posts/callout-kinds.ts'

/** GitHub's five kinds of alerts by the nearest of ours. */
const KINDS = new Map<string, CalloutKind>([
  ['note', 'note'],
  ['tip', 'tip'],
  ['important', 'note'],
  ['warning', 'warning'],
  ['caution', 'warning'],
])

export const alertKind = (name = ''): CalloutKind | undefined => KINDS.get(name.toLowerCase())
