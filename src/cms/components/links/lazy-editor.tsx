import type { ComponentProps } from 'react'
import type { RichTextEditor } from '#src/editor/rich-text-editor.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { lazyPart } from '#src/cms/components/screen/lazy-part.tsx'
import { useFindLinks } from './use-find-links.ts'

type EditorProps = ComponentProps<typeof RichTextEditor>

const Editor = lazyPart<EditorProps>({
  name: 'The editor',
  fallback: <Skeleton className="h-120 rounded-card" />,
  load: async () => (await import('#src/editor/rich-text-editor.tsx')).RichTextEditor,
})

export const preloadEditor = Editor.preload

export const LazyEditor = (props: Omit<EditorProps, 'findLinks'>) => (
  <Editor {...props} findLinks={useFindLinks()} />
)
