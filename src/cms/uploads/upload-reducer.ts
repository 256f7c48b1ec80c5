/** One upload: `share` is the fraction of its bytes that has been sent, 0 to 1. */
export type UploadEntry = {
  id: number
  name: string
  share: number
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled'
  problem?: string
  /** Set unless the server rejected the file itself. */
  canRetry: boolean
}

export type UploadEvent =
  | { type: 'added'; id: number; name: string; problem?: string }
  | { type: 'progressed'; id: number; share: number }
  | { type: 'sent'; id: number }
  | { type: 'failed'; id: number; problem: string; canRetry: boolean }
  | { type: 'cancelled'; id: number }
  | { type: 'retried'; id: number }
  | { type: 'cleared' }

/** The list of uploads after an event; a failed file does not affect the others. */
export function uploadReducer(entries: UploadEntry[], event: UploadEvent): UploadEntry[] {
  if (event.type === 'cleared') return entries.filter(isRunning)
  if (event.type === 'added') return [...entries, addedEntry(event)]
  return entries.map((entry) => (entry.id === event.id ? changed(entry, event) : entry))
}

export const isRunning = ({ state }: UploadEntry): boolean =>
  state === 'waiting' || state === 'sending'

function addedEntry(event: UploadEvent & { type: 'added' }): UploadEntry {
  const { id, name, problem } = event
  if (problem === undefined) return { id, name, share: 0, state: 'waiting', canRetry: false }
  return { id, name, share: 0, state: 'failed', problem, canRetry: false }
}

function changed(entry: UploadEntry, event: UploadEvent): UploadEntry {
  if (event.type === 'progressed')
    return { ...entry, state: 'sending', share: event.share, canRetry: false }
  if (event.type === 'failed')
    return { ...entry, state: 'failed', problem: event.problem, canRetry: event.canRetry }
  if (event.type === 'cancelled') return { ...entry, state: 'cancelled', canRetry: true }
  if (event.type === 'retried') {
    const { problem: _, ...rest } = entry
    return { ...rest, share: 0, state: 'waiting', canRetry: false }
  }
  return { ...entry, state: 'done', share: 1 }
}
