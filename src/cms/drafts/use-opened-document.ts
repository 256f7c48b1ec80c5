import { useState } from 'react'

type Opened = {
  /** From the address; null for a new document. */
  id: string | null
  editPath: string
  noun: string
}

/** `key` changes with each opening, but not when the first save changes the URL. */
export function useOpenedDocument({ id: idInUrl, editPath, noun }: Opened) {
  const [created, setCreated] = useState<string | null>(null)
  const [opening, setOpening] = useState({ id: idInUrl, address: idInUrl, key: 0 })
  if (opening.address !== idInUrl) {
    const isCreation = idInUrl !== null && idInUrl === created
    setOpening(
      isCreation
        ? { ...opening, address: idInUrl }
        : { id: idInUrl, address: idInUrl, key: opening.key + 1 },
    )
  }
  const move = (id: string, idInUrl: string) => {
    setCreated(id)
    window.history.replaceState(null, '', idInUrl)
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
