import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { LIMITS } from '#src/contract/limits.ts'
import { countText } from '#src/editor/text-statistics.tsx'
import type { TextCount } from '#src/editor/text-statistics.tsx'
import type { EditorHandle } from '#src/editor/rich-text-editor.tsx'
import { appendSegment } from '#src/cms/posts/form/insert-segments.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { spellTags } from '#src/cms/posts/form/tag-spelling.ts'
import { useOneImageUpload } from '#src/cms/media/use-image-upload.ts'
import { useUsedTerms } from '#src/cms/posts/fields/use-used-terms.ts'
import { postCalls } from '#src/contract/posts/post-calls.ts'
import { postDraftCalls } from '#src/contract/posts/post-draft-calls.ts'
import type { PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import type { SaveRequest } from '#src/cms/drafts/draft-kind.ts'
import { useDraft, useOpenedDraft } from '#src/cms/drafts/use-draft.ts'
import {
  keyboardSave,
  openedVersion,
  postKind,
  savedVersion,
} from '#src/cms/posts/saving/post-draft.ts'
import type { PostVersion } from '#src/cms/posts/saving/post-draft.ts'
import { readOpenedPost } from '#src/queries/post-queries.ts'
import { useChange } from '#src/queries/use-change.ts'

export type EditedPostOptions = {
  /** The stored post, or an empty form for a new one. */
  initial: PostVersion
  defaultAuthor: string
  onCreated?: (id: string) => void
  onDraft?: (id: string) => void
}

const MISSING_IMAGE = {
  field: 'content',
  message: 'An image was not uploaded. Try again or dismiss it.',
} as const

export function useEditedPost(options: EditedPostOptions) {
  const { initial, defaultAuthor, onCreated, onDraft } = options
  const { store, state: current } = useOpenedDraft(postKind(defaultAuthor), initial)
  const { state, dispatch } = store
  const { form, stored } = current.draft
  const editor = useRef<EditorHandle>(null)
  const change = (part: Partial<PostForm>) => dispatch({ type: 'changed', part })
  const terms = useUsedTerms(stored.id)
  const readTime = useReadTime(initial.id === null)
  const cover = useOneImageUpload({ onUploaded: ({ url }) => change({ imageUrl: url }) })

  /** The editor's `onChange` is debounced; `read()` calls it with the pending changes. */
  const readEditor = () => void editor.current?.read()
  const prepare = async () => {
    const [areStored, coverProblem] = await Promise.all([
      editor.current?.waitForUploads(),
      cover.wait(),
    ])
    readEditor()
    const { form: now } = state().draft
    const filled = { readTime: readTime.complete(now), tags: spellTags(now.tags, terms.tags) }
    const problem = coverProblem ? { field: 'imageUrl', message: coverProblem } : null
    return { filled, problem: areStored === false ? MISSING_IMAGE : problem }
  }
  const { restore, ...requests } = usePostRequests()
  useDraft(store, {
    ...requests,
    ...{ noun: 'post', subject: 'posts', keyboardMode: keyboardSave },
    ...{ readEditor, prepare, onCreated, onDraft },
  })
  return {
    store,
    restore,
    readEditor,
    current,
    form,
    stored,
    editor,
    terms,
    cover,
    change,
    insert: (way: 'append' | 'insert', segment: string) => {
      if (editor.current) editor.current[way](segment)
      else change({ content: appendSegment(form.content, segment) })
    },
    followCount: (count: TextCount) => {
      const followed = readTime.follow(form.readTime, count)
      if (followed !== form.readTime) change({ readTime: followed })
    },
  }
}

function usePostRequests() {
  const router = useRouter()
  const creation = useChange(postCalls.createPost)
  const update = useChange(postCalls.updatePost)
  const draftCreation = useChange(postDraftCalls.createPostDraft)
  const draftUpdate = useChange(postDraftCalls.savePostDraft)
  const restoration = useChange(postCalls.restorePost)
  const read = async (id: string | null) => {
    const newest = id === null ? null : await readOpenedPost(id)
    return newest && openedVersion(newest)
  }
  return {
    read,
    restore: (id: string) => restoration.mutateAsync(id).then(() => read(id)),
    save: async ({ id, isDraft, etag, key, ...request }: SaveRequest) => {
      // The body is made by `postKind`.
      const body = request.body as PostBodyInput
      const saved =
        id === null
          ? (isDraft ? draftCreation : creation).mutateAsync({ body, key })
          : (isDraft ? draftUpdate : update).mutateAsync({ params: { id }, body, etag })
      return savedVersion(await saved)
    },
    openList: () => router.push('/cms/blog'),
  }
}

export type EditedPost = ReturnType<typeof useEditedPost>

const readTimeOf = ({ words, minutes }: TextCount) =>
  words === 0 ? '' : String(Math.min(minutes, LIMITS.readTimeMinutes))

/** Follows the counted time until the author types another one. `isNew`: starts without a time. */
function useReadTime(isNew: boolean) {
  const counted = useRef<string | null>(isNew ? '' : null)

  const follow = (readTime: string, count: TextCount): string => {
    const before = counted.current
    counted.current = readTimeOf(count)
    return readTime === before ? counted.current : readTime
  }
  return {
    follow,
    /** Immediately, for a save before the browser had time to count. */
    complete: ({ readTime, content }: PostForm): string => {
      if (readTime.trim() !== '' || counted.current !== '') return readTime
      return follow(readTime, countText(content))
    },
  }
}
