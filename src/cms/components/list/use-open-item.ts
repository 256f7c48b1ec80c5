import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

/**
 * Selected, or named in the URL (`?open=`). Closing removes the parameter, so that the palette can open the item again.
 * `hidesList`: Back returns to the list.
 */
export function useOpenItem(hidesList = () => false) {
  const pathname = usePathname()
  const params = useSearchParams()
  const requestedId = params.get('open')
  const [handledId, setHandled] = useState(requestedId)
  const [openId, setOpenId] = useState(requestedId)
  if (requestedId !== handledId) {
    setHandled(requestedId)
    setOpenId(requestedId)
  }
  // Before the browser restores the scroll position of the list, which Next renders later.
  useEffect(() => {
    const show = () => setOpenId(new URLSearchParams(location.search).get('open'))
    addEventListener('popstate', show)
    return () => removeEventListener('popstate', show)
  }, [])
  const urlFor = (id: string | null) => {
    const changed = new URLSearchParams(params)
    if (id === null) changed.delete('open')
    else changed.set('open', id)
    return changed.size > 0 ? `${pathname}?${changed}` : pathname
  }
  const open = (id: string) => {
    setOpenId(id)
    if (requestedId !== null) history.replaceState(ownState(), '', urlFor(id))
    else if (hidesList()) history.pushState({ isOpenedFromList: true }, '', urlFor(id))
  }
  const close = () => {
    setOpenId(null)
    if (requestedId === null) return
    if (ownState()) history.back()
    else history.replaceState(null, '', urlFor(null))
  }
  return { openId, open, close }
}

type EntryState = { isOpenedFromList?: boolean } | null

/** Marks a history entry that follows its list; Next adds its own state. */
const ownState = () =>
  (history.state as EntryState)?.isOpenedFromList ? { isOpenedFromList: true } : null
