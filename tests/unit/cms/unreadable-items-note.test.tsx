// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { UnreadableItemsNote } from '#src/cms/components/list/unreadable-items-note.tsx'
import { reportInvalidItems } from '#src/queries/invalid-items.ts'
import { mount } from '#tests/support/mounted-component.ts'

it('counts the items of a list that could not be read', () => {
  const place = mount(<UnreadableItemsNote path="/api/blog" noun="post" />)
  expect(place.textContent).toBe('')
  act(() => reportInvalidItems('/api/blog', 1))
  expect(place.textContent).toBe('1 post could not be read and is not shown.')
  act(() => reportInvalidItems('/api/blog', 2))
  expect(place.textContent).toBe('2 posts could not be read and are not shown.')
  act(() => reportInvalidItems('/api/blog', 0))
})
