import type { WordCounts } from '#src/contract/comparison-schemas.ts'

const count = new Intl.NumberFormat('en-US')

export function changeSizeText(size: WordCounts | null): string {
  if (!size) return 'oldest version kept'
  const { added, removed } = size
  if (added + removed === 0) return 'no words changed'
  const parts = [added > 0 && `+${count.format(added)}`, removed > 0 && `−${count.format(removed)}`]
  return `${parts.filter(Boolean).join(' ')} ${added + removed === 1 ? 'word' : 'words'}`
}
