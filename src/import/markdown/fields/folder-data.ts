/** Fields from files next to the post or above it. `doubt`: why it may not have been public, without a full stop. */
export type FolderData = (key: string) => Promise<{ data: Record<string, unknown>; doubt?: string }>

const MAX_DEPTH = 50

export function foldersOf(key: string): string[] {
  const parts = key.split('/').slice(0, -1).slice(0, MAX_DEPTH)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

export function memoize<Value>(read: (name: string) => Promise<Value>) {
  const known = new Map<string, Promise<Value>>()
  return (name: string): Promise<Value> => {
    const value = known.get(name) ?? read(name)
    known.set(name, value)
    return value
  }
}
