'use client'

import { CornerDownRight, Plus, ArrowRight, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { redirectCalls } from '#src/contract/redirects/redirect-calls.ts'
import type { Redirect } from '#src/contract/redirects/redirect-calls.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { ListFooter } from '#src/cms/components/list/list-footer.tsx'
import { LoadedList } from '#src/cms/components/list/loaded-list.tsx'
import { ScreenHeader } from '#src/cms/components/screen/screen-header.tsx'
import { ScreenSearch } from '#src/cms/components/screen/screen-search.tsx'
import { VirtualList } from '#src/cms/components/list/virtual-list.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { SkeletonList } from '#src/ui/display/skeleton.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { useSearchParam } from '#src/ui/use-search-param.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { searchRedirects } from './redirect-draft.ts'
import { RedirectForm } from './redirect-form.tsx'
import { useRedirectActions } from './use-redirect-actions.ts'

const ROW_HEIGHT = 76

/** Refetched on every mount: imports and posts change them too. */
const list = callQuery(redirectCalls.listRedirects, {}, { staleTime: 0 })

export function RedirectsScreen() {
  const [query, setQuery] = useSearchParam('q')
  const [edited, setEdited] = useState<Redirect | 'new' | null>(null)
  const { save, remove } = useRedirectActions()
  return (
    <>
      <ScreenHeader
        title="Redirects"
        hint="Redirects from old URLs, for example of an imported blog. Old URLs of a post redirect automatically."
      >
        <Button icon={Plus} variant="primary" onClick={() => setEdited('new')}>
          Add redirect
        </Button>
      </ScreenHeader>
      <ScreenSearch label="Search redirects" value={query} onChange={setQuery} />
      <LoadedList
        options={list}
        noun="redirect"
        skeletons={
          <SkeletonList count={4} label="Loading redirects" className="grid gap-3" bar="h-16" />
        }
      >
        {(known) => (
          <RedirectList
            redirects={known}
            query={query}
            onEdit={setEdited}
            onDelete={(redirect) => void remove(redirect)}
          />
        )}
      </LoadedList>
      {edited && (
        <Dialog
          onClose={() => setEdited(null)}
          title={edited === 'new' ? 'New redirect' : 'Edit redirect'}
        >
          <RedirectForm
            redirect={edited === 'new' ? undefined : edited}
            save={save}
            onDone={() => setEdited(null)}
          />
        </Dialog>
      )}
    </>
  )
}

type RedirectListProps = {
  redirects: Redirect[]
  query: string
  onEdit: (redirect: Redirect) => void
  onDelete: (redirect: Redirect) => void
}

function RedirectList({ redirects, query, onEdit, onDelete }: RedirectListProps) {
  const found = searchRedirects(redirects, query)
  const isSearching = query.trim() !== ''
  return (
    <>
      {found.length === 0 ? (
        <EmptyState
          icon={CornerDownRight}
          title={isSearching ? 'No redirects found' : 'No redirects yet'}
          hint={
            isSearching
              ? 'No redirects match your search.'
              : 'Add one when an external link points to a page that no longer exists.'
          }
        />
      ) : (
        <VirtualList label="Redirects" items={found} rowHeight={ROW_HEIGHT}>
          {(redirect) => (
            <RedirectRow
              redirect={redirect}
              onEdit={() => onEdit(redirect)}
              onDelete={() => onDelete(redirect)}
            />
          )}
        </VirtualList>
      )}
      <ListFooter>{pluralize(redirects.length, 'redirect')} loaded</ListFooter>
    </>
  )
}

type RedirectRowProps = { redirect: Redirect; onEdit: () => void; onDelete: () => void }

/** An old address and where it leads, with a note where it is not followed. */
function RedirectRow({ redirect, onEdit, onDelete }: RedirectRowProps) {
  const { address, post, target, isCovered } = redirect
  return (
    <div className="flex items-center justify-between gap-3 rounded-card border border-border bg-surface py-2 pr-2 pl-4">
      <div className="grid min-w-0 gap-1 py-1">
        <p className="font-mono text-sm break-all">{address}</p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
          <ArrowRight aria-label="leads to" className="size-4 shrink-0" />
          {post ? (
            <IntentLink
              href={`/cms/blog/edit/${post.id}`}
              className="wrap-anywhere hover:text-accent pointer-coarse:py-2"
            >
              {post.title || 'Untitled'}
            </IntentLink>
          ) : (
            <span className="font-mono text-xs break-all">{target}</span>
          )}
          {isCovered && <Badge tone="warning">Not used: a page exists at this URL</Badge>}
          {post?.isPublic === false && <Badge tone="warning">The post is not public</Badge>}
        </p>
      </div>
      <div className="flex shrink-0">
        <IconButton label={`Edit the redirect of ${address}`} icon={Pencil} onClick={onEdit} />
        <IconButton label={`Delete the redirect of ${address}`} icon={Trash2} onClick={onDelete} />
      </div>
    </div>
  )
}
