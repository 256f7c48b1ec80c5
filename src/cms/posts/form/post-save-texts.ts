import { RequestError } from '#src/queries/request-error.ts'
import type { PostForm } from './post-form.ts'

type EditorMode = 'create' | 'edit'
export type PostProblems = Partial<Record<keyof PostForm | 'form', string>>

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

export const saveFailureText = (isNew: boolean, error: unknown): string =>
  (error instanceof RequestError ? refused : unanswered)[isNew ? 'create' : 'edit']
