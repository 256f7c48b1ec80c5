import { useState } from 'react'

type Opened = {
  /** From the address; null for a new document. */
  id: string | null
  editPath: string
  noun: string
}

/** `key` changes with each opening, but not when the first save changes the URL. */
export function useOpenedDocument({ id: inAddress, editPath, noun }: Opened) {
  const [created, setCreated] = useState<string | null>(null)
  const [opening, setOpening] = useState({ id: inAddress, address: inAddress, key: 0 })
  if (opening.address !== inAddress) {
    const isCreation = inAddress !== null && inAddress === created
    setOpening(
      isCreation
        ? { ...opening, address: inAddress }
        : { id: inAddress, address: inAddress, key: opening.key + 1 },
    )
  }
  const move = (id: string, address: string) => {
    setCreated(id)
    window.history.replaceState(null, '', address)
  }
  return {
    id: opening.id,
    key: opening.key,
    move,
    noteCreation: (id: string) => {
      move(id, editPath + id)
      // The title of the route, which stays.
      document.title = document.title.replace(`New ${noun}`, `Edit ${noun}`)
    },
  }
}
