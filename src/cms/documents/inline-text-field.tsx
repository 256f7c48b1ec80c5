import { useId } from 'react'
import type { ComponentProps } from 'react'
import { lazyPart } from '#src/cms/components/screen/lazy-part.tsx'
import { useFindLinks } from '#src/cms/components/links/use-find-links.ts'
import type { InlineTextEditor } from '#src/editor/inline-text-editor.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'

type EditorProps = ComponentProps<typeof InlineTextEditor>

const Editor = lazyPart<EditorProps>({
  name: 'The editor',
  fallback: <Skeleton className="h-24 rounded-card" />,
  load: async () => (await import('#src/editor/inline-text-editor.tsx')).InlineTextEditor,
})

type InlineTextFieldProps = Omit<EditorProps, 'label' | 'isInvalid' | 'findLinks'> & {
  field: { label: string; hint?: string }
  problem: string | undefined
}

export function InlineTextField({ field, problem, ...editor }: InlineTextFieldProps) {
  const id = useId()
  const findLinks = useFindLinks()
  return (
    <div role="group" aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <span id={id} className="text-xs font-medium text-muted">
        {field.label}
      </span>
      <Editor
        {...editor}
        label={field.label}
        findLinks={findLinks}
        isInvalid={problem !== undefined}
      />
      {field.hint && <p className="text-xs text-muted">{field.hint}</p>}
      {problem && <p className="text-xs text-danger">{problem}</p>}
    </div>
  )
}
