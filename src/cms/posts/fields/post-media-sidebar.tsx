import type { ComponentProps } from 'react'
import { lazyPart } from '#src/cms/components/lazy-part.tsx'
import type { MediaChoices } from './media-choices.tsx'
import { SideCard } from './side-card.tsx'

const LazyChoices = lazyPart({
  what: 'The media library',
  fallback: null,
  load: async () => (await import('./media-choices.tsx')).MediaChoices,
})

export const PostMediaSidebar = (props: ComponentProps<typeof MediaChoices>) => (
  <SideCard title="Media Library">
    <LazyChoices {...props} />
  </SideCard>
)
