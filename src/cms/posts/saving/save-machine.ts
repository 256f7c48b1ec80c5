import type { Post, PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import type { FormProblem } from '#src/cms/posts/form/post-form-rules.ts'
import type { EditorMode, PostProblems } from '#src/cms/posts/form/post-save-texts.ts'
import type { LocalCopy } from '#src/lib/browser/local-copies.ts'
import type { WithETag } from '#src/queries/client.ts'
import { isUnsaved } from './post-draft.ts'
import type { ConflictResolution, PostDraft, StoredVersion, UnsavedPost } from './post-draft.ts'

/** `leave`: on to the list (S7-post-blog-06). `stay`: the editor stays open, and editing continues meanwhile. */
export type SaveMode = 'leave' | 'stay'

/** Why the last save failed, until another result replaces it. `offline`: there was no answer. */
export type Failure = { kind: 'refused' | 'signedOut' | 'offline'; problems: PostProblems }

/** The post was saved elsewhere since it was opened here; `mode` is that of the save that found out. */
export type Conflict = {
  kind: 'conflict'
  problems: PostProblems
  theirs: WithETag<Post>
  mode: SaveMode
}

export type Saving = {
  kind: 'saving'
  mode: SaveMode
  /** Requested while this save runs: the next one, which includes what was typed meanwhile. */
  next: SaveMode | null
  /** At the first of these saves: a post that is created and then updated was created. */
  editorMode: EditorMode
  isRepeated: boolean
  /** The form in the request; null while uploads are awaited. */
  sent: PostForm | null
  previous: Failure | null
}

/** `leaving`: stored, and the list is opening. */
type SaveStatus = { kind: 'idle' } | Saving | Failure | Conflict | { kind: 'leaving' }

export type SaveState = {
  status: SaveStatus
  draft: PostDraft
  defaultAuthor: string
  savedAt: Date | null
  /** Forms sent without a known outcome since the last success: any of them may be stored. */
  unanswered: readonly PostForm[]
  /** Saved, or given up by leaving: no local copy is made of it any more. */
  isDiscarded: boolean
}

export type SaveEvent =
  | { type: 'changed'; part: Partial<PostForm> }
  | { type: 'restored'; copy: LocalCopy<UnsavedPost> }
  /** The page may be killed without another event. */
  | { type: 'hidden' }
  | { type: 'discarded' }
  | { type: 'requested'; mode: SaveMode }
  | { type: 'prepared'; filled: Partial<PostForm>; problem: FormProblem | null; at: Date }
  | { type: 'stored'; saved: WithETag<Post>; at: Date }
  | { type: 'failed'; error: unknown }
  | { type: 'theirsRead'; error: unknown; theirs: WithETag<Post> | null; at: Date }
  | { type: 'conflictClosed' }
  | ({ type: 'conflictResolved'; isSaved: boolean } & ConflictResolution)

export type SendRequest = {
  id: string | null
  body: PostBodyInput
  etag: string | null
  key: string
}

/** What is done outside. The first three are answered by an event. */
export type SaveEffect =
  | { type: 'prepare' }
  | ({ type: 'send' } & SendRequest)
  | { type: 'readTheirs'; id: string; error: unknown }
  | { type: 'report'; title: string; description: string }
  | { type: 'dismissReport' }
  | { type: 'showCreated'; id: string }
  | { type: 'openList'; notice: string }
  | { type: 'scheduleCopy' }
  /** At once; `replaces` is the key of the copy that was restored. */
  | { type: 'writeCopy'; replaces?: string }
  | { type: 'deleteCopy' }

type Opening = { stored: StoredVersion; defaultAuthor: string; key: string }

/**
 * The state of a newly opened editor.
 * @param opening `key` is the idempotency key of a new post: a retry after a lost response creates no second one
 */
export const openedPost = ({ stored, defaultAuthor, key }: Opening): SaveState => ({
  status: { kind: 'idle' },
  draft: { stored, form: stored.form, etag: stored.etag, key },
  defaultAuthor,
  savedAt: null,
  unanswered: [],
  isDiscarded: false,
})

/** How the running save ends; null when none runs. */
export function runningMode({ status }: SaveState): SaveMode | null {
  if (status.kind === 'leaving') return 'leave'
  return status.kind === 'saving' ? (status.next ?? status.mode) : null
}

/** Whether leaving now would lose text. */
export const hasTextToLose = ({ draft, isDiscarded }: SaveState): boolean =>
  !isDiscarded && isUnsaved(draft)

const NONE: PostProblems = {}

/** What stands at the fields and above the text; a running save leaves it there until it sends. */
export function shownFailure({ status }: SaveState): {
  problems: PostProblems
  isSignedOut: boolean
} {
  const shown = status.kind === 'saving' ? status.previous : status
  return {
    problems: shown && 'problems' in shown ? shown.problems : NONE,
    isSignedOut: shown?.kind === 'signedOut',
  }
}
