import { Badge } from '#src/ui/badge.tsx'
import type { BadgeTone } from '#src/ui/badge.tsx'

const TONES: Partial<Record<string, BadgeTone>> = { published: 'success', draft: 'warning' }

/** §2: published and draft have their own styles; any other value a neutral one. */
export function StatusBadge({ status }: { status: string | undefined }) {
  return <Badge tone={TONES[status ?? ''] ?? 'neutral'}>{status ?? 'unknown'}</Badge>
}
