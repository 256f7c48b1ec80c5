import { useSyncExternalStore } from 'react'

/** Choices that could not be stored, because storage is blocked or full: memoize until the page is left. */
const unstored = new Map<string, string>()

function subscribe(listener: () => void) {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

function read(name: string): string {
  const kept = unstored.get(name) ?? ''
  try {
    return kept || (localStorage.getItem(name) ?? '')
  } catch {
    return kept
  }
}

function store(name: string, value: string) {
  try {
    localStorage.setItem(name, value)
    unstored.delete(name)
  } catch {
    unstored.set(name, value)
  }
}

/** A choice that this device remembers, for example how a list is shown; empty before the first one. */
export function useStoredChoice(name: string) {
  const choice = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => '',
  )
  const choose = (value: string) => {
    store(name, value)
    // Browsers tell only the other tabs.
    window.dispatchEvent(new StorageEvent('storage', { key: name }))
  }
  return [choice, choose] as const
}
