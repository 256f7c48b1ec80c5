import { RequestError } from '#src/queries/request-error.ts'
import type { PostForm } from './post-form.ts'

export type EditorMode = 'create' | 'edit'
/** An error message per invalid field; `form` for errors that concern no field. */
export type PostProblems = Partial<Record<keyof PostForm | 'form', string>>

/** Create mode when the id is absent or equals 'new' (S2-editor-01). */
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

/** The server rejected the request, or returned nothing usable. */
export const saveFailureText = (mode: EditorMode, error: unknown): string =>
  error instanceof RequestError ? refused[mode] : unanswered[mode]

/** The session ended during editing. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof RequestError && error.status === 401

/** The server's field errors are shown at their fields, its other messages above the form. */
export function serverProblems(error: unknown): PostProblems {
  if (!(error instanceof RequestError) || isSignedOut(error)) return {}
  const fields = Object.entries(error.fields).map(([path, text]) => [path.split('.')[0], text])
  if (fields.length > 0) return Object.fromEntries(fields) as PostProblems
  return error.serverMessage ? { form: error.serverMessage } : {}
}
