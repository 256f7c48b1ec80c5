// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { draftProblem } from '#src/cms/drafts/draft-problem.tsx'
import { createDraftStore } from '#src/cms/drafts/draft-store.ts'
import { postKind } from '#src/cms/posts/saving/post-draft.ts'
import { mount } from '#tests/support/mounted-component.ts'
import { listenToNotices } from '#tests/support/newest-notice.ts'
import { LOST, version } from '#tests/support/save-session.ts'

const newest = listenToNotices()

const restored = async () => version('<p>Old</p>', '"5"')
const nothing = async () => null
const lost = () => Promise.reject(LOST)
const NOT_RESTORED = 'The post could not be restored.'

it.each([
  ['restored', restored, undefined, 'saving', '"5"'],
  ['not in the trash any more', nothing, NOT_RESTORED, 'gone', '"1"'],
  ['not reached', lost, NOT_RESTORED, 'gone', '"1"'],
] as const)('a deleted post that is %s', async (_, restore, told, status, etag) => {
  const store = createDraftStore(postKind('Ada'), version('<p>Old</p>', '"1"'))
  store.dispatch({ type: 'changed', part: { content: '<p>Mine</p>' } })
  store.dispatch({ type: 'goneFound' })
  const page = mount(draftProblem({ noun: 'post', state: store.state(), store, restore }))
  expect(page.textContent).toContain('This post was deleted. Your text is kept in this tab.')
  await act(async () => page.querySelector('button')?.click())
  expect(newest()?.description?.toString().slice(0, told?.length)).toBe(told)
  expect([store.state().status.kind, store.state().draft.etag]).toEqual([status, etag])
  expect(store.state().draft.form.content).toBe('<p>Mine</p>')
})
