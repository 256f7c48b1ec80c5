'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { Question } from '#src/ui/confirm-dialog.tsx'
import { useConfirm } from '#src/ui/use-confirm.tsx'
import { leavingTarget } from './leaving-target.ts'

const QUESTION: Question = {
  title: 'Leave without saving?',
  description: 'What you have changed in this post will be lost.',
  confirmLabel: 'Leave',
  isDestructive: true,
}

/**
 * Asks before unsaved text is lost: our own question for links of the site, the browser's for
 * closing and reloading. The router has no way to hold the browser's own Back.
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const router = useRouter()
  const { confirm, dialog } = useConfirm()
  useEffect(() => {
    if (!isUnsaved) return
    const holdPage = (event: BeforeUnloadEvent) => event.preventDefault()
    const holdLink = (event: MouseEvent) => {
      const target = leavingTarget(event)
      if (target === null) return
      event.preventDefault()
      event.stopPropagation()
      void confirm(QUESTION).then((isLeaving) => isLeaving && router.push(target))
    }
    window.addEventListener('beforeunload', holdPage)
    window.addEventListener('click', holdLink, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', holdPage)
      window.removeEventListener('click', holdLink, { capture: true })
    }
  }, [isUnsaved, confirm, router])
  return dialog
}
