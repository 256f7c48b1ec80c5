'use client'

import { useEffect, useState } from 'react'
import type { ComponentProps } from 'react'
import { LoadFailure } from '#src/cms/kit/load-failure.tsx'
import type { RichTextEditor } from '#src/editor/rich-text-editor.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

type Loaded = { RichTextEditor: typeof RichTextEditor }

let loaded: Loaded | undefined

/** Fetches the code of the editor, by far the largest thing on any screen; it has nothing to say on a server. */
export async function loadEditor(): Promise<Loaded> {
  loaded ??= await import('#src/editor/rich-text-editor.tsx')
  return loaded
}

/**
 * The editor once its code is there. Without Suspense, whose fallback React leaves standing for a third of a
 * second; and when the code cannot be fetched the form around it stays, with all that is written in it.
 */
export function LateEditor(props: ComponentProps<typeof RichTextEditor>) {
  const [code, setCode] = useState(loaded)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (code || isFailed) return
    loadEditor().then(setCode, () => setFailed(true))
  }, [code, isFailed])
  if (isFailed) return <LoadFailure what="The editor" onRetry={() => setFailed(false)} />
  return code ? <code.RichTextEditor {...props} /> : <Skeleton className="h-120 rounded-card" />
}
