declare global {
  interface WindowEventMap {
    notice: CustomEvent<Notice & { close?: () => void }>
  }
}

export type Notice = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** Milliseconds. */
  duration?: number
  /** One action, available while the notice is shown. */
  action?: { label: string; onAction: () => void }
  /** Opens in a new tab. */
  link?: { label: string; href: string }
}

/** Has the page script show a notice (site/page-script/notices.ts) instead of the last one. @returns closes it */
export function toast(notice: Notice): () => void {
  const detail: Notice & { close?: () => void } = { ...notice }
  dispatchEvent(new CustomEvent('notice', { detail }))
  return () => detail.close?.()
}
