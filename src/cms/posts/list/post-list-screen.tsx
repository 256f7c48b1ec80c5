'use client'

import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { postCalls } from '#src/contract/posts/post-calls.ts'
import { postListOptions } from '#src/queries/post-queries.ts'
import { IntentLink } from '#src/ui/controls/intent-link.tsx'
import { LoadedList } from '#src/cms/components/loaded-list.tsx'
import { ScreenHeader } from '#src/cms/components/screen-header.tsx'
import { ScreenSearch } from '#src/cms/components/screen-search.tsx'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'
import { PostList } from './post-list.tsx'
import { PostListSkeletons } from './post-list-skeletons.tsx'
import { usePostView } from './use-post-view.ts'

/** The list of posts. */
export function PostListScreen() {
  const view = usePostView()
  const posts = useQuery(postListOptions())
  return (
    <>
      <ScreenHeader title="Blog Management">
        <IntentLink href="/cms/blog/new" className={buttonClasses({ variant: 'primary' })}>
          <Plus aria-hidden className="size-4" />
          New Post
        </IntentLink>
      </ScreenHeader>
      <ScreenSearch
        label="Search blog posts"
        value={view.filter.query}
        onChange={(query) => view.change({ query })}
      />
      <LoadedList
        query={posts}
        queryKey={postListOptions().queryKey}
        call={postCalls.listPosts}
        noun="post"
        skeletons={<PostListSkeletons />}
      >
        {(known) => <PostList posts={known} loadedAt={posts.dataUpdatedAt} view={view} />}
      </LoadedList>
    </>
  )
}
