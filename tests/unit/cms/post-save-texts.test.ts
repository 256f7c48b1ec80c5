import { expect, it } from 'vitest'
import { editorMode } from '#src/cms/posts/form/post-save-texts.ts'

it.each([
  [undefined, 'create'],
  ['new', 'create'],
  ['0198e0c4', 'edit'],
] as const)('[S2-editor-01] the id %j means %s', (id, mode) => {
  expect(editorMode(id)).toBe(mode)
})
