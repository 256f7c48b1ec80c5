import { describe, expect, it } from 'vitest'
import {
  editorMode,
  saveFailureText,
  saveSuccessText,
} from '#src/cms/posts/form/post-save-texts.ts'
import { RequestError } from '#src/queries/request-error.ts'

const refusal = new RequestError(400, 'Bad Request', '{"message":"no"}')
const noAnswer = new TypeError('Failed to fetch')

describe('messages after saving', () => {
  it.each([
    [undefined, 'create'],
    ['new', 'create'],
    ['0198e0c4', 'edit'],
  ] as const)('[S2-editor-01] the id %j means %s', (id, mode) => {
    expect(editorMode(id)).toBe(mode)
  })

  it.each([
    ['S8-blog-02', false, refusal, 'Failed to update post'],
    ['S8-blog-03', true, refusal, 'Failed to create post'],
    ['S8-blog-04', false, noAnswer, 'Failed to update blog post'],
    ['S8-blog-05', true, noAnswer, 'Failed to create blog post'],
  ] as const)('[%s] new: %s fails with %s', (_, isNew, error, text) => {
    expect(saveFailureText(isNew, error)).toBe(text)
  })

  it('[S7-post-blog-05] [S7-put-blog-04] names the action', () => {
    expect(saveSuccessText).toEqual({
      create: 'Blog post created successfully',
      edit: 'Blog post updated successfully',
    })
  })
})
