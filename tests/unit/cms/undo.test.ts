import { describe, expect, it, vi } from 'vitest'
import { deleteWithUndo } from '#src/cms/components/undo.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { toastStore } from '#src/ui/toast/toast-store.ts'

const lost = new TypeError('no response')
const refused = new RequestError(500, '', '')
const revert = vi.fn(() => Promise.resolve())

describe('undo after a failed deletion', () => {
  it.each([
    ['lost, and gone', lost, [{ id: 'b' }], true],
    ['lost, and still there', lost, [{ id: 'a' }], false],
    ['lost, and unknown', lost, undefined, false],
    ['refused', refused, [], false],
  ])('(%s) is offered only if the deletion succeeded', async (_, error, listed, isOffered) => {
    const send = () => Promise.reject(error)
    await deleteWithUndo({ ids: ['a'], listed: () => listed, send, revert, done: '', failure: 'F' })
    const [{ description, action } = {}] = toastStore.entries()
    expect([description, action?.label]).toEqual(['F', isOffered ? 'Undo' : undefined])
  })
})
