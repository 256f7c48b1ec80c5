import { createListeners } from '#src/lib/browser/listeners.ts'

type ToastVariant = 'default' | 'destructive'

type ToastOptions = {
  title: string
  description?: string
  variant?: ToastVariant
  /** Milliseconds; defaults to the toaster's duration. */
  duration?: number
  /** One action, available while the toast is shown. */
  action?: { label: string; onAction: () => void }
  /** Opens in a new tab. */
  link?: { label: string; href: string }
}

export type ToastEntry = ToastOptions & { id: number; isOpen: boolean }

export type ToastSettings = {
  /** Maximum number of visible toasts; older ones are dismissed. */
  limit: number
  /** Milliseconds after which a dismissed toast is removed. */
  removalDelay: number
}

const NONE: readonly ToastEntry[] = []

/** Toasts, newest first. A store outside React, so that any code can show one. */
export function createToastStore() {
  let entries = NONE
  let settings: ToastSettings = { limit: Infinity, removalDelay: 0 }
  let lastId = 0
  const { subscribe, notify } = createListeners()

  const change = (next: readonly ToastEntry[]) => {
    entries = next
    notify()
  }

  const dismiss = (id: number) => {
    if (!entries.some((entry) => entry.id === id && entry.isOpen)) return
    change(entries.map((entry) => (entry.id === id ? { ...entry, isOpen: false } : entry)))
    setTimeout(() => change(entries.filter((entry) => entry.id !== id)), settings.removalDelay)
  }

  const keepToLimit = () => {
    for (const entry of entries.filter(({ isOpen }) => isOpen).slice(settings.limit))
      dismiss(entry.id)
  }

  const add = (options: ToastOptions): number => {
    lastId += 1
    change([{ ...options, id: lastId, isOpen: true }, ...entries])
    keepToLimit()
    return lastId
  }

  return {
    add,
    dismiss,
    entries: () => entries,
    /** Called by the toaster with the product's limits. */
    configure: (next: ToastSettings) => {
      settings = next
      keepToLimit()
    },
    subscribe,
  }
}

export const toastStore = createToastStore()

/** Shows a toast from anywhere in the browser. */
export const toast = (options: ToastOptions) => toastStore.add(options)
