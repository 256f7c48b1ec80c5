import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useState } from 'react'

/**
 * Which thing of a list is open: the one that was chosen there, or the one that the address asks for (`?open=`),
 * as the palette does. Once something else is open or none, the address asks no more, so that the same can be
 * asked for again.
 */
export function useOpenItem() {
  const router = useRouter()
  const pathname = usePathname()
  const params = useSearchParams()
  const requestedId = params.get('open')
  const [handledId, setKnown] = useState(requestedId)
  const [openId, setOpenId] = useState(requestedId)
  if (requestedId !== handledId) {
    setKnown(requestedId)
    if (requestedId !== null) setOpenId(requestedId)
  }
  const change = (id: string | null) => {
    setOpenId(id)
    if (requestedId === null) return
    const others = new URLSearchParams(params)
    others.delete('open')
    router.replace(others.size > 0 ? `${pathname}?${others}` : pathname, { scroll: false })
  }
  return { openId, open: (id: string) => change(id), close: () => change(null) }
}
