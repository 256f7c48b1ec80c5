import type { ComponentProps } from 'react'
import { lazyPart } from '#src/cms/components/screen/lazy-part.tsx'
import type { MediaChoices } from './media-choices.tsx'
import { SidebarCard } from './sidebar-card.tsx'

const LazyChoices = lazyPart({
  what: 'The media library',
  fallback: null,
  load: async () => (await import('./media-choices.tsx')).MediaChoices,
})

export const PostMediaSidebar = (props: ComponentProps<typeof MediaChoices>) => (
  <SidebarCard title="Media Library">
    <LazyChoices {...props} />
  </SidebarCard>
)
