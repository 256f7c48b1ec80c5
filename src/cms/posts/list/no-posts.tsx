import { FileText } from 'lucide-react'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import type { PostView } from './use-post-view.ts'

/** The hint depends on whether a search is active; so do filters, which can be cleared here. */
export function NoPosts({ view, isEmpty }: { view: PostView; isEmpty: boolean }) {
  const { isSearching, hasFilters, clear } = view
  const isNarrowed = !isEmpty && (isSearching || hasFilters)
  return (
    <EmptyState
      icon={FileText}
      title="No blog posts found"
      hint={hintFor(view, isEmpty)}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {isNarrowed && (
            <Button onClick={clear}>{hasFilters ? 'Clear filters' : 'Clear search'}</Button>
          )}
          <IntentLink href="/cms/blog/new" className={buttonClasses({ variant: 'primary' })}>
            Create First Post
          </IntentLink>
        </div>
      }
    />
  )
}

function hintFor({ isSearching, hasFilters }: PostView, isEmpty: boolean) {
  if (isSearching) return 'No posts match your search criteria.'
  return hasFilters && !isEmpty
    ? 'No posts match the filters.'
    : 'Get started by creating your first blog post.'
}
