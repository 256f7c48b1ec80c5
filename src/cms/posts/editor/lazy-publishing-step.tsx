'use client'

import type { ComponentProps } from 'react'
import type { PublishingStep } from '#src/cms/posts/publishing/publishing-step.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { toast } from '#src/ui/toast/toast-store.ts'

type StepProps = ComponentProps<typeof PublishingStep>

/** Most of what is written in the editor is not published at once. */
const Step = lazyComponent<StepProps>(
  async () => (await import('#src/cms/posts/publishing/publishing-step.tsx')).PublishingStep,
)

export function LazyPublishingStep(props: StepProps) {
  const handleLoadError = () => {
    toast({
      variant: 'destructive',
      title: 'Error',
      description: 'The publishing step could not be loaded. Try again.',
    })
    props.onClose()
  }
  return <Step {...props} onLoadError={handleLoadError} />
}
