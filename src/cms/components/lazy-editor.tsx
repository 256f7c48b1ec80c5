'use client'

import { useState } from 'react'
import type { ComponentProps } from 'react'
import { LoadFailure } from '#src/cms/components/load-failure.tsx'
import type { RichTextEditor } from '#src/editor/rich-text-editor.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { useFindLinks } from './use-find-links.ts'

type EditorProps = ComponentProps<typeof RichTextEditor>

/** The largest chunk of any screen, and client-only. */
const Editor = lazyComponent<EditorProps>(
  async () => (await import('#src/editor/rich-text-editor.tsx')).RichTextEditor,
)

export const preloadEditor = Editor.preload

/** The lazily loaded editor; if its chunk cannot be loaded, the form around it stays with all its input. */
export function LazyEditor(props: Omit<EditorProps, 'findLinks'>) {
  const findLinks = useFindLinks()
  const [isFailed, setFailed] = useState(false)
  if (isFailed) return <LoadFailure what="The editor" onRetry={() => setFailed(false)} />
  return (
    <Editor
      {...props}
      findLinks={findLinks}
      fallback={<Skeleton className="h-120 rounded-card" />}
      onLoadError={() => setFailed(true)}
    />
  )
}
