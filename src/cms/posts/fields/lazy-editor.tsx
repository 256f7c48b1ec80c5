'use client'

import { useState } from 'react'
import type { ComponentProps } from 'react'
import { LoadFailure } from '#src/cms/components/load-failure.tsx'
import type { RichTextEditor } from '#src/editor/rich-text-editor.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'

type EditorProps = ComponentProps<typeof RichTextEditor>

/** By far the largest thing on any screen, and with nothing to say on a server. */
const Editor = lazyComponent<EditorProps>(
  async () => (await import('#src/editor/rich-text-editor.tsx')).RichTextEditor,
)

export const preloadEditor = Editor.preload

/** The editor once its code is there; when it cannot be fetched the form around it stays, with all that is written. */
export function LazyEditor(props: EditorProps) {
  const [isFailed, setFailed] = useState(false)
  if (isFailed) return <LoadFailure what="The editor" onRetry={() => setFailed(false)} />
  return (
    <Editor
      {...props}
      fallback={<Skeleton className="h-120 rounded-card" />}
      onLoadError={() => setFailed(true)}
    />
  )
}
