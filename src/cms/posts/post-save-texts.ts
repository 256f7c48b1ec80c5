import { RequestError } from '#src/queries/request-error.ts'

export type EditorMode = 'create' | 'edit'

/** §2: create mode when the id is absent or equals 'new'. */
export const editorMode = (id: string | undefined): EditorMode =>
  id === undefined || id === 'new' ? 'create' : 'edit'

export const saveSuccessText = {
  create: 'Blog post created successfully',
  edit: 'Blog post updated successfully',
} as const

const refused = { create: 'Failed to create post', edit: 'Failed to update post' } as const
const unanswered = {
  create: 'Failed to create blog post',
  edit: 'Failed to update blog post',
} as const

/** Design 8: the server answered with a refusal, or nothing usable came back. */
export const saveFailureText = (mode: EditorMode, error: unknown): string =>
  error instanceof RequestError ? refused[mode] : unanswered[mode]
