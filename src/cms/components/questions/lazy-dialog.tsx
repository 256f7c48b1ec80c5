import type { ComponentType } from 'react'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { showLoadError } from '#src/ui/load-error-toast.ts'

type LazyDialogOptions<P> = {
  name: string
  load: () => Promise<ComponentType<P>>
}

/** A dialog whose code is loaded when it is opened. Where that fails it closes, and opening it again retries. */
export function lazyDialog<P extends { onClose: () => void }>({
  name,
  load,
}: LazyDialogOptions<P>) {
  const Dialog = lazyComponent<P>(load)
  return function LazyDialog(props: P) {
    const handleLoadError = () => {
      props.onClose()
      showLoadError(name)
    }
    return <Dialog {...props} onLoadError={handleLoadError} />
  }
}
