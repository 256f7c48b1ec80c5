import { Eye, EyeOff, Tags, Trash2 } from 'lucide-react'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import type { UsedTag } from '#src/lib/tag-list.ts'
import { BulkBar, BulkButton } from '#src/cms/components/list/bulk-bar.tsx'
import type { Selection } from '#src/cms/components/list/use-selection.ts'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { showLoadError } from '#src/ui/load-error-toast.ts'
import { Popover, PopoverTrigger } from '#src/ui/overlays/popover.tsx'
import type { PostActions } from './use-post-actions.tsx'

const TagPicker = lazyComponent(async () => (await import('./tag-picker.tsx')).TagPicker)

type PostBulkBarProps = {
  selection: Selection<ListedPost>
  tags: readonly UsedTag[]
  actions: PostActions
  isTagging: boolean
  onTagging: (isOpen: boolean) => void
}

export function PostBulkBar(props: PostBulkBarProps) {
  const { selection, tags, actions, isTagging, onTagging } = props
  const posts = selection.selected
  const { isBusy } = actions
  return (
    <BulkBar noun="posts" selection={selection}>
      <Popover open={isTagging} onOpenChange={onTagging}>
        <PopoverTrigger asChild>
          <BulkButton
            icon={Tags}
            disabled={isBusy}
            onPointerEnter={TagPicker.preload}
            onFocus={TagPicker.preload}
          >
            Tags
          </BulkButton>
        </PopoverTrigger>
        {isTagging && (
          <TagPicker
            posts={posts}
            tags={tags}
            onApply={(change) => {
              onTagging(false)
              void actions.tag(posts, change)
            }}
            onLoadError={() => {
              onTagging(false)
              showLoadError('The tags')
            }}
          />
        )}
      </Popover>
      <BulkButton icon={Eye} disabled={isBusy} onClick={() => void actions.publish(posts)}>
        Publish
      </BulkButton>
      <BulkButton icon={EyeOff} disabled={isBusy} onClick={() => void actions.unpublish(posts)}>
        Unpublish
      </BulkButton>
      <BulkButton
        icon={Trash2}
        variant="danger"
        disabled={isBusy}
        onClick={() => void actions.remove(posts)}
      >
        Delete
      </BulkButton>
    </BulkBar>
  )
}
