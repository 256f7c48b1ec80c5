import { usePathname } from 'next/navigation'
import { useState } from 'react'

const EDIT = /^\/cms\/projects\/edit\/([^/]+)/

/**
 * Which project the editor was opened for, null for a new one; `key` changes with each opening. The first save of a new
 * project changes the address without a new opening: the route stays that of a new project.
 */
export function useOpenedProject() {
  const inAddress = EDIT.exec(usePathname())?.[1] ?? null
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
  return {
    id: opening.id,
    key: opening.key,
    noteCreation: (id: string) => {
      setCreated(id)
      window.history.replaceState(null, '', `/cms/projects/edit/${id}`)
      // The title of the route, which stays.
      document.title = document.title.replace('New Project', 'Edit Project')
    },
  }
}
