import type { Transaction } from '@tiptap/pm/state'

/** The `uiEvent` of converted Markdown. Not 'paste': TipTap would apply its paste rules to it again. */
export const MARKDOWN_PASTE = 'markdown'

export const isPaste = (transaction: Transaction): boolean =>
  ['paste', MARKDOWN_PASTE].includes(transaction.getMeta('uiEvent') as string)

export const isDrop = (transaction: Transaction): boolean =>
  transaction.getMeta('uiEvent') === 'drop'
