import { usePathname, useSearchParams } from 'next/navigation'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { useOpenedDocument } from '#src/cms/drafts/use-opened-document.ts'
import { editorMode } from '#src/cms/posts/form/post-save-texts.ts'

const EDIT = /^\/cms\/blog\/edit\/([^/]+)/

function idIn(path: string): string | null {
  const id = EDIT.exec(path)?.[1]
  return id === undefined || editorMode(id) === 'create' ? null : decodePercent(id)
}

/** Until a new post is saved, its address names its draft (`?draft=`), with which a reload continues. */
export function useOpenedPost() {
  const path = usePathname()
  const draft = useSearchParams().get('draft')
  const id = idIn(path) ?? draft
  const opened = useOpenedDocument({ id, editPath: '/cms/blog/edit/', noun: 'Post' })
  return {
    ...opened,
    /** The new post got a draft. */
    noteDraft: (created: string) => opened.move(created, `/cms/blog/new?draft=${created}`),
  }
}
