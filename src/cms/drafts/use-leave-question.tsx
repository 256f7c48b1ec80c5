import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Question } from '#src/ui/overlays/confirm-dialog.tsx'
import { confirm } from '#src/ui/overlays/confirm.tsx'

const question = (noun: string): Question => ({
  title: 'Leave without saving?',
  description: `Your changes to this ${noun} will be lost.`,
  confirmLabel: 'Leave',
  isDestructive: true,
})

type LeaveQuestionOptions = {
  noun: string
  hasUnsaved: () => boolean
  save: () => Promise<boolean>
  onDiscard: () => void
}

/**
 * Our dialog for links and Back, the browser's for closing. Without the Navigation API Back cannot be blocked; the
 * local copy is offered on return.
 */
export function useLeaveQuestion({ noun, hasUnsaved, save, onDiscard }: LeaveQuestionOptions) {
  const router = useRouter()
  const isShown = useRef(false)
  const mayLeave = async () => {
    if (await save()) return true
    // Another screen may be shown after the save: it asks nothing.
    if (!isShown.current || !(await confirm(question(noun)))) return false
    onDiscard()
    return true
  }
  /** Cancels an event that would lose text, then asks. */
  const guard = useEffectEvent((event: Event, go?: () => void) => {
    if (!hasUnsaved()) return
    event.preventDefault()
    if (!go) return
    event.stopPropagation()
    void mayLeave().then((isAllowed) => isAllowed && go())
  })
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const target = leavingTarget(event)
    if (target !== null) guard(event, () => router.push(target))
  })
  useEffect(() => {
    isShown.current = true
    const ended = new AbortController()
    const { signal } = ended
    const history = 'navigation' in window ? window.navigation : undefined
    window.addEventListener('beforeunload', (event) => guard(event), { signal })
    window.addEventListener('click', (event) => handleClick(event), { signal, capture: true })
    history?.addEventListener(
      'navigate',
      (event) => {
        const { navigationType, cancelable, destination } = event
        if (navigationType !== 'traverse' || !cancelable) return
        guard(event, () => window.navigation.traverseTo(destination.key))
      },
      { signal },
    )
    return () => {
      isShown.current = false
      ended.abort()
    }
  }, [])
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
