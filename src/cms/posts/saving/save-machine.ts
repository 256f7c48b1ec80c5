import type { PostDraftInput } from '#src/contract/posts/post-draft-schemas.ts'
import type { Post, PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import type { FormProblem } from '#src/cms/posts/form/post-form-rules.ts'
import type { EditorMode, PostProblems } from '#src/cms/posts/form/post-save-texts.ts'
import type { LocalCopy } from '#src/lib/browser/local-copies.ts'
import type { WithETag } from '#src/queries/client.ts'
import type { OpenedPost } from '#src/queries/post-draft-queries.ts'
import { isUnsaved } from './post-draft.ts'
import type { ConflictResolution, PostDraft, StoredVersion, UnsavedPost } from './post-draft.ts'

/** `leave`: on to the list (S7-post-blog-06). `stay`: the editor stays open, and editing continues meanwhile. */
export type SaveMode = 'leave' | 'stay'
/** `auto`: what is written so far becomes a draft, complete or not; nothing public changes (auto-save.ts). */
export type AnyMode = SaveMode | 'auto'

/** Why the last save failed, until another result replaces it. `offline`: no response. `gone`: the post was deleted. */
export type Failure = {
  kind: 'refused' | 'signedOut' | 'offline' | 'gone'
  problems: PostProblems
  /** The server could not answer: the same request may succeed later. */
  isTemporary?: boolean
}

/** The post was saved elsewhere since it was opened here; `mode` is that of the save that found out. */
export type Conflict = {
  kind: 'conflict'
  problems: PostProblems
  theirs: OpenedPost
  mode: AnyMode
  /** An automatic save that finds one does not interrupt the writing. */
  isOpen: boolean
  error: unknown
}

/** The save that was requested takes a live post offline, which is asked first. */
type OfflineQuestion = { kind: 'asking'; mode: SaveMode; previous: Failure | null }

export type Saving = {
  kind: 'saving'
  mode: AnyMode
  /** Requested while this save runs: the next one, which includes what was typed meanwhile. */
  next: AnyMode | null
  /** At the first of these saves: a post that is created and then updated was created. */
  editorMode: EditorMode
  isRepeated: boolean
  /** The form in the request; null while uploads are awaited. */
  sent: PostForm | null
  previous: Failure | null
  /** Taking the post offline was confirmed. */
  isConfirmed?: boolean
}

/** `leaving`: stored, and the list is opening. */
type SaveStatus =
  | { kind: 'idle' }
  | Saving
  | Failure
  | Conflict
  | OfflineQuestion
  | { kind: 'leaving' }

export type SaveState = {
  status: SaveStatus
  draft: PostDraft
  defaultAuthor: string
  /** `create` until the first save that was asked for, although a draft may exist by then. */
  editorMode: EditorMode
  /** When a save that was asked for ended here. */
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
  /** `isConfirmed`: that it takes the post offline was shown before. */
  | { type: 'requested'; mode: AnyMode; isConfirmed?: boolean }
  | { type: 'prepared'; filled: Partial<PostForm>; problem: FormProblem | null; at: Date }
  | { type: 'stored'; saved: WithETag<Post>; at: Date }
  | { type: 'failed'; error: unknown }
  | { type: 'theirsRead'; error: unknown; theirs: OpenedPost | null; at: Date }
  | { type: 'offlineAnswered'; isConfirmed: boolean }
  /** The post was stored by an undo, or its changes were discarded; `sent` is what is stored now. */
  | { type: 'replaced'; sent: PostForm; saved: WithETag<Post>; at: Date }
  /** The newest version was read, because something was saved elsewhere. */
  | { type: 'readAgain'; newest: OpenedPost }
  /** The post was deleted elsewhere. */
  | { type: 'goneFound' }
  /** The deleted post was restored from the trash. */
  | { type: 'broughtBack'; newest: OpenedPost }
  /** The deleted post continues as a new one, with a new idempotency key. */
  | { type: 'detached'; key: string }
  | { type: 'conflictOpened' }
  | { type: 'conflictClosed' }
  | ({ type: 'conflictResolved'; isSaved: boolean } & ConflictResolution)

export type SendRequest = {
  id: string | null
  body: PostBodyInput
  etag: string | null
  key: string
}

export type DraftRequest = Omit<SendRequest, 'body'> & { body: PostDraftInput }
/** Publishes what was taken offline again, with its former date. */
export type OfflineUndo = { sent: PostForm; request: SendRequest }

/** What is done outside. The first five are answered by an event. */
export type SaveEffect =
  | { type: 'prepare' }
  /** Brings what was typed into the state, without waiting for uploads. */
  | { type: 'readEditor' }
  | ({ type: 'send' } & SendRequest)
  | ({ type: 'sendDraft' } & DraftRequest)
  | { type: 'readTheirs'; id: string; error: unknown }
  | { type: 'report'; title: string; description: string }
  | { type: 'dismissReport' }
  | { type: 'showCreated'; id: string }
  /** The draft of a new post is stored: a reload continues with it. */
  | { type: 'showDraft'; id: string }
  | { type: 'openList'; notice: string; undo?: OfflineUndo }
  | { type: 'offerUndo'; undo: OfflineUndo }
  | { type: 'scheduleCopy' }
  /** At once; `replaces` is the key of the copy that was restored. */
  | { type: 'writeCopy'; replaces?: string }
  | { type: 'deleteCopy' }

export type Transition = { state: SaveState; effects: readonly SaveEffect[] }
export type EventOf<T extends SaveEvent['type']> = Extract<SaveEvent, { type: T }>

export const to = (state: SaveState, ...effects: SaveEffect[]): Transition => ({ state, effects })

type Opening = { stored: StoredVersion; defaultAuthor: string; key: string }

/**
 * The state of a newly opened editor.
 * @param opening `key` is the idempotency key of a new post: a retry after a lost response creates no second one
 */
export const openedPost = ({ stored, defaultAuthor, key }: Opening): SaveState => ({
  status: { kind: 'idle' },
  draft: { stored, form: stored.form, etag: stored.etag, key },
  defaultAuthor,
  editorMode: stored.id === null ? 'create' : 'edit',
  savedAt: null,
  unanswered: [],
  isDiscarded: false,
})

/** How the running save ends; null when none runs that was asked for. */
export function runningMode({ status }: SaveState): SaveMode | null {
  if (status.kind === 'leaving') return 'leave'
  if (status.kind !== 'saving') return null
  const { next, mode } = status
  if (next !== null && next !== 'auto') return next
  return mode === 'auto' ? null : mode
}

/** Whether leaving now would lose text. */
export const hasTextToLose = ({ draft, isDiscarded }: SaveState): boolean =>
  !isDiscarded && isUnsaved(draft)

const NONE: PostProblems = {}

/** Why the last save failed; a running save leaves it there until it sends. */
export function lastFailure({ status }: SaveState): Failure | Conflict | null {
  const shown = 'previous' in status ? status.previous : status
  return shown && 'problems' in shown ? shown : null
}

/** What stands at the fields. */
export const shownFailure = (state: SaveState) => {
  const failure = lastFailure(state)
  return { problems: failure?.problems ?? NONE, isSignedOut: failure?.kind === 'signedOut' }
}
