import { createListeners } from '#src/lib/browser/listeners.ts'

type ToastVariant = 'default' | 'destructive'

type ToastOptions = {
  title: string
  description?: string
  variant?: ToastVariant
  /** One action, available while the toast is shown. */
  action?: { label: string; onAction: () => void }
  /** Opens in a new tab. */
  link?: { label: string; href: string }
}

export type ToastEntry = ToastOptions & { id: number; isOpen: boolean }

/** The newest toast, which replaces the previous one. A store outside React, so that any code can show one. */
export function createToastStore() {
  let newest: ToastEntry | undefined
  let removalDelay = 0
  let lastId = 0
  const { subscribe, notify } = createListeners()

  const change = (next: ToastEntry | undefined) => {
    newest = next
    notify()
  }

  const dismiss = (id: number) => {
    if (newest?.id !== id || !newest.isOpen) return
    change({ ...newest, isOpen: false })
    setTimeout(() => newest?.id === id && change(undefined), removalDelay)
  }

  const add = (options: ToastOptions): number => {
    lastId += 1
    change({ ...options, id: lastId, isOpen: true })
    return lastId
  }

  return {
    add,
    dismiss,
    newest: () => newest,
    /** @param delay milliseconds after which a dismissed toast is removed */
    setRemovalDelay: (delay: number) => {
      removalDelay = delay
    },
    subscribe,
  }
}

export const toastStore = createToastStore()

/** Shows a toast from anywhere in the browser. */
export const toast = (options: ToastOptions) => toastStore.add(options)
