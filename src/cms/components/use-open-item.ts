import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useState } from 'react'

/**
 * The open item of a list: selected there, or named in the URL (`?open=`, used by the command palette).
 * Opening another item or closing it removes the parameter, so that the palette can open the same item again.
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
