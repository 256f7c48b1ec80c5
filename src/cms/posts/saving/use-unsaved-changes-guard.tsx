'use client'

import { useRouter } from 'next/navigation'
import { useLayoutEffect, useRef } from 'react'
import type { Question } from '#src/ui/overlays/confirm-dialog.tsx'
import { useConfirm } from '#src/ui/overlays/use-confirm.tsx'

const QUESTION: Question = {
  title: 'Leave without saving?',
  description: 'Your changes to this post will be lost.',
  confirmLabel: 'Leave',
  isDestructive: true,
}

/**
 * Confirms before unsaved text is lost: with our dialog for links within the site and for Back, with the
 * browser's for closing and reloading. Browsers without the Navigation API cannot block Back; the local copy
 * is offered on return.
 * @param onLeave called when the text is discarded
 */
export function useUnsavedChangesGuard(isUnsaved: boolean, onLeave: () => void) {
  const router = useRouter()
  const { confirm, dialog } = useConfirm()
  const isLeaving = useRef(false)
  // A layout effect: a click may come before the others, when what is saved is on the screen already.
  useLayoutEffect(() => {
    if (!isUnsaved) return
    const ask = async (go: () => void) => {
      if (!(await confirm(QUESTION))) return
      isLeaving.current = true
      onLeave()
      go()
    }
    const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const interceptLink = (event: MouseEvent) => {
      const target = leavingTarget(event)
      if (target === null) return
      event.preventDefault()
      event.stopPropagation()
      void ask(() => router.push(target))
    }
    const interceptBack = (event: NavigateEvent) => {
      const { navigationType, cancelable, destination } = event
      if (isLeaving.current || navigationType !== 'traverse' || !cancelable) return
      event.preventDefault()
      void ask(() => window.navigation.traverseTo(destination.key))
    }
    const history = 'navigation' in window ? window.navigation : undefined
    window.addEventListener('beforeunload', warnBeforeUnload)
    window.addEventListener('click', interceptLink, { capture: true })
    history?.addEventListener('navigate', interceptBack)
    return () => {
      window.removeEventListener('beforeunload', warnBeforeUnload)
      window.removeEventListener('click', interceptLink, { capture: true })
      history?.removeEventListener('navigate', interceptBack)
    }
  })
  return dialog
}

/** Target of a click that leaves this screen within the site; null for every other click. */
function leavingTarget(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || !link?.href || link.target || link.hasAttribute('download')) return null
  const { origin, pathname, search, hash } = new URL(link.href)
  const isElsewhere = origin === window.location.origin && pathname !== window.location.pathname
  return isElsewhere ? pathname + search + hash : null
}
