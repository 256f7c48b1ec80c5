// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { createDraftStore } from '#src/cms/drafts/draft-store.ts'
import { useAutomaticSaves } from '#src/cms/drafts/use-automatic-saves.ts'
import { openedVersion, postKind } from '#src/cms/posts/saving/post-draft.ts'
import { mount } from '#tests/support/mounted-component.ts'
import { AT, LOST, POST } from '#tests/support/save-session.ts'

/** A post without a connection, whose saves are counted. */
function offlinePost() {
  const opened = openedVersion({ data: POST, etag: '"1"', live: null })
  const store = createDraftStore(postKind('Ada'), opened)
  const send = vi.fn(() => store.dispatch({ type: 'failed', error: LOST }))
  store.connect(({ type }) => {
    if (type === 'readEditor')
      store.dispatch({ type: 'prepared', filled: {}, problem: null, at: AT })
    if (type === 'send') send()
  })
  return { store, send }
}

it('tries again soon when the connection has just come back', () => {
  vi.useFakeTimers()
  const { store, send } = offlinePost()
  const Saves = () => (useAutomaticSaves(store), null)
  mount(<Saves />)
  store.dispatch({ type: 'changed', part: { content: '<p>New</p>' } })
  vi.advanceTimersByTime(3000)
  expect(send).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5000)
  expect(send).toHaveBeenCalledTimes(2)
  dispatchEvent(new Event('online'))
  expect(send).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(5000)
  expect(send).toHaveBeenCalledTimes(4)
})
