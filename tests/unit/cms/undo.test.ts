import { describe, expect, it, vi } from 'vitest'
import { undoAfterLostResponse } from '#src/cms/components/undo.ts'
import { RequestError } from '#src/queries/request-error.ts'

const lost = new TypeError('no answer')
const refused = new RequestError(500, '', '')
const revert = vi.fn(() => Promise.resolve())

describe('undo after a failed deletion', () => {
  it.each([
    ['lost, and gone', lost, [{ id: 'b' }], true],
    ['lost, and still there', lost, [{ id: 'a' }], false],
    ['lost, and unknown', lost, undefined, false],
    ['refused', refused, [], false],
  ])('(%s) is offered only if the deletion succeeded', (_, error, listed, isOffered) => {
    const { action } = {
      action: undefined,
      ...undoAfterLostResponse({ error, ids: ['a'], listed, revert }),
    }
    expect(action?.label).toBe(isOffered ? 'Undo' : undefined)
  })
})
