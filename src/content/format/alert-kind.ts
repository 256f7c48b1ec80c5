import type { CalloutKind } from '#src/contract/posts/callout-kinds.ts'

const KINDS = new Map<string, CalloutKind>([
  ['note', 'note'],
  ['tip', 'tip'],
  ['important', 'note'],
  ['warning', 'warning'],
  ['caution', 'warning'],
])

export const alertKind = (name = ''): CalloutKind | undefined => KINDS.get(name.toLowerCase())
