import { useState } from 'react'
import type { PostChangeInput, UnchangedPost } from '#src/contract/posts/post-bulk-schemas.ts'
import { postCalls } from '#src/contract/posts/post-calls.ts'
import { displayStatus, isFuture } from '#src/contract/posts/post-schemas.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { useChangePosts } from '#src/queries/post-bulk-queries.ts'
import type { PostChangeResult } from '#src/queries/post-bulk-queries.ts'
import { postListOptions } from '#src/queries/post-queries.ts'
import { useChange } from '#src/queries/use-change.ts'
import { QuestionChoice } from '#src/cms/components/questions/question-choice.tsx'
import { useDeletion } from '#src/cms/components/questions/use-deletion.ts'
import { failed, succeeded, undoAction } from '#src/cms/components/screen/run-action.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { confirm } from '#src/ui/overlays/confirm.tsx'
import { quotedTitles } from '#src/lib/format/quoted-titles.ts'

export type TagChange = { addTags: string[]; removeTags: string[] }

const idsOf = (posts: readonly { id: string }[]) => posts.map(({ id }) => id)
const countOf = (count: number) => (count === 1 ? 'Post' : pluralize(count, 'post'))

type ActionLabels = { done: string; failed: string; already: string }

const PUBLISH: ActionLabels = {
  done: 'published',
  failed: 'Failed to publish',
  already: 'The selected posts are already published',
}
const UNPUBLISH: ActionLabels = {
  done: 'unpublished',
  failed: 'Failed to unpublish',
  already: 'The selected posts are already drafts',
}
const unpublishQuestion = (count: number) => ({
  title: `Unpublish ${pluralize(count, 'post')}?`,
  description: 'Visitors will no longer be able to open them. They stay here as drafts.',
  confirmLabel: 'Unpublish',
  isDestructive: true,
})
const TAG: ActionLabels = {
  done: 'tagged',
  failed: 'Failed to tag',
  already: 'The selected posts already have these tags',
}

/** So many posts are not published for the first time, or unpublished, without a question. */
const MANY_POSTS = 5

const wasNeverPublic = ({ publishedAt }: ListedPost) => !publishedAt || isFuture(publishedAt)

/** `choice` also publishes posts that were never public. If none ever was, only many need a question. */
export function firstPublication(posts: ListedPost[]) {
  const fresh = posts.filter(wasNeverPublic)
  const known = posts.filter((post) => !wasNeverPublic(post))
  const isMixed = fresh.length > 0 && known.length > 0
  if (!isMixed && fresh.length < MANY_POSTS) return null
  const [verb, pronoun] = fresh.length === 1 ? ['was', 'it'] : ['were', 'them']
  const named = `${pluralize(fresh.length, 'post')} ${verb} never public: ${quotedTitles(fresh.map(({ title }) => title))}.`
  return {
    known,
    choice: isMixed ? `Publish ${pronoun} too` : null,
    question: {
      title: `Publish ${pluralize(posts.length, 'post')}?`,
      description: isMixed
        ? `${named} If you do not select this, only the others are published.`
        : named,
      confirmLabel: 'Publish',
    },
  }
}

/** Actions for several posts. Every one can be undone; posts that it does not fit are named. */
export function usePostActions() {
  const { mutateAsync, isPending } = useChangePosts()
  const deletion = useChange(postCalls.deletePost)
  const [unchanged, setUnchanged] = useState<UnchangedPost[]>([])

  const undo = async ({ former }: PostChangeResult) => {
    const result = await mutateAsync({ ids: idsOf(former), restore: former })
    setUnchanged(result.unchanged)
    if (result.ids.length === 0) throw new Error('All of these posts have been edited since')
  }

  const run = async (change: PostChangeInput, labels: ActionLabels) => {
    setUnchanged([])
    const of = change.ids.length
    const failure = `${labels.failed} ${of === 1 ? 'post' : 'posts'}`
    try {
      const result = await mutateAsync(change)
      setUnchanged(result.unchanged)
      const { length } = result.ids
      const undone = length > 0 && { action: undoAction(() => undo(result)) }
      if (result.isCut)
        failed(`Only ${length} of ${of} posts ${labels.done}. Try again for the rest.`, {
          ...undone,
        })
      else if (undone) succeeded(`${countOf(length)} ${labels.done}`, undone)
      else if (result.unchanged.length > 0) failed(failure)
      else toast({ title: 'Nothing to change', description: labels.already })
    } catch {
      failed(failure)
    }
  }

  const remove = useDeletion<ListedPost>({
    ...{ kind: 'posts', noun: 'post', nounOfOne: 'blog post', nameOf: ({ title }) => `"${title}"` },
    listOf: () => postListOptions().queryKey,
    deleteOne: deletion.mutateAsync,
    deleteSeveral: async (ids) => (await mutateAsync({ ids, isDeleted: true })).ids,
  })

  return {
    publish: async (posts: ListedPost[]) => {
      const first = firstPublication(posts)
      let isAll = first?.choice == null
      const choice = first?.choice && (
        <QuestionChoice label={first.choice} onChange={(isChosen) => (isAll = isChosen)} />
      )
      if (first && !(await confirm({ ...first.question, choice }))) return
      const chosen = isAll || !first ? posts : first.known
      await run({ ids: idsOf(chosen), isPublished: true }, PUBLISH)
    },
    unpublish: async (posts: ListedPost[]) => {
      const { length } = posts.filter((post) => displayStatus(post) === 'published')
      if (length >= MANY_POSTS && !(await confirm(unpublishQuestion(length)))) return
      await run({ ids: idsOf(posts), isPublished: false }, UNPUBLISH)
    },
    tag: (posts: ListedPost[], tags: TagChange) => run({ ids: idsOf(posts), ...tags }, TAG),
    remove,
    isBusy: isPending || deletion.isPending,
    unchanged,
    dropUnchanged: () => setUnchanged([]),
  }
}

export type PostActions = ReturnType<typeof usePostActions>
