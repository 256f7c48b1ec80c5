import { usePathname, useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { editorMode } from '#src/cms/posts/form/post-save-texts.ts'

const EDIT = /^\/cms\/blog\/edit\/([^/]+)/

function idIn(path: string): string | null {
  const id = EDIT.exec(path)?.[1]
  return id === undefined || editorMode(id) === 'create' ? null : decodePercent(id)
}

/**
 * Which post the editor was opened for; `key` changes with each opening. The first save of a new post changes
 * the address without a new opening: the route stays that of a new post, so the address says what is edited. Until then
 * the address of a new post names its draft (`?draft=`), with which a reload continues.
 */
export function useOpenedPost() {
  const path = usePathname()
  const draft = useSearchParams().get('draft')
  const inAddress = idIn(path) ?? draft
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
    /** The new post got a draft. */
    noteDraft: (id: string) => move(id, `/cms/blog/new?draft=${id}`),
    /** The new post was saved. */
    noteCreation: (id: string) => {
      move(id, `/cms/blog/edit/${id}`)
      // The title of the route, which stays.
      document.title = document.title.replace('New Post', 'Edit Post')
    },
  }
}
