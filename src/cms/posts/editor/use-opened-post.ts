import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { editorMode } from '#src/cms/posts/form/post-save-texts.ts'

const EDIT = /^\/cms\/blog\/edit\/([^/]+)/

function idIn(path: string): string | null {
  const id = EDIT.exec(path)?.[1]
  return id === undefined || editorMode(id) === 'create' ? null : decodeURIComponent(id)
}

/**
 * Which post the editor was opened for; `key` changes with each opening. The first save of a new post changes
 * the address without a new opening: the route stays that of a new post, so the address says what is edited.
 */
export function useOpenedPost() {
  const inAddress = idIn(usePathname())
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
    /** The new post got an id. */
    noteCreation: (id: string) => {
      setCreated(id)
      window.history.replaceState(null, '', `/cms/blog/edit/${id}`)
      // The title of the route, which stays.
      document.title = document.title.replace('New Post', 'Edit Post')
    },
  }
}
