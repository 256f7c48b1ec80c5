'use client'

import type { ComponentProps } from 'react'
import type { ConflictDialog } from '#src/cms/posts/saving/conflict-dialog.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { toast } from '#src/ui/toast/toast-store.ts'

type DialogProps = ComponentProps<typeof ConflictDialog>

/** Most posts are edited in one place at a time. */
const Conflict = lazyComponent<DialogProps>(
  async () => (await import('#src/cms/posts/saving/conflict-dialog.tsx')).ConflictDialog,
)

export function LazyConflictDialog(props: DialogProps) {
  const handleLoadError = () => {
    toast({
      variant: 'destructive',
      title: 'Error',
      description: 'Both versions could not be loaded. Yours is kept here; save again.',
    })
    props.onClose()
  }
  return <Conflict {...props} onLoadError={handleLoadError} />
}
