'use client'

import { useEffect } from 'react'
import { usePathname, useSearchParams } from 'next/navigation'
import { postOptions } from '#src/queries/post-queries.ts'
import { DocumentLoader } from '#src/cms/documents/document-loader.tsx'
import { preloadEditor } from '#src/cms/components/links/lazy-editor.tsx'
import { emptyPostForm } from '#src/cms/posts/form/post-form.ts'
import { newVersion, openedVersion } from '#src/cms/posts/saving/post-draft.ts'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { useOpenedDocument } from '#src/cms/drafts/use-opened-document.ts'
import { PostEditor } from './post-editor.tsx'
import { POSTS } from './post-editor-bar.tsx'

const EDIT = /^\/cms\/blog\/edit\/(?!new(?:\/|$))([^/]+)/

/** Null for a new post: the id is absent or 'new' (S2-editor-01). */
export const editedIdIn = (path: string): string | null =>
  decodePercent(EDIT.exec(path)?.[1] ?? '') || null

/** Until a new post is saved, its URL names its draft (`?draft=`), with which a reload continues. */
function useOpenedPost() {
  const path = usePathname()
  const draft = useSearchParams().get('draft')
  const id = editedIdIn(path) ?? draft
  const opened = useOpenedDocument({ id, editPath: '/cms/blog/edit/', noun: 'Post' })
  return {
    ...opened,
    noteDraft: (created: string) => opened.move(created, `/cms/blog/new?draft=${created}`),
  }
}

export function PostEditorScreen({ defaultAuthor }: { defaultAuthor: string }) {
  const { id, key, noteCreation, noteDraft } = useOpenedPost()
  // In parallel with the post. A failure is shown in place of the editor.
  useEffect(preloadEditor, [])
  if (id !== null)
    return (
      <DocumentLoader
        key={key}
        title="Edit Post"
        noun="post"
        back={POSTS}
        options={postOptions(id)}
      >
        {(opened) => <PostEditor initial={openedVersion(opened)} defaultAuthor={defaultAuthor} />}
      </DocumentLoader>
    )
  return (
    <PostEditor
      key={key}
      initial={newVersion(emptyPostForm(defaultAuthor))}
      defaultAuthor={defaultAuthor}
      onCreated={noteCreation}
      onDraft={noteDraft}
    />
  )
}
