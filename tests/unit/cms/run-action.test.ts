// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { runAction, undoAction } from '#src/cms/components/screen/run-action.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { listenToNotices } from '#tests/support/newest-notice.ts'

const newest = listenToNotices()
const lost = new TypeError('no answer')
const refused = new RequestError(500, '', '')
const revert = vi.fn(() => Promise.resolve())

it.each([
  ['lost, and gone', lost, [{ id: 'b' }], true],
  ['lost, and still there', lost, [{ id: 'a' }], false],
  ['lost, and unknown', lost, undefined, false],
  ['refused', refused, [], false],
])(
  'undo after a failed deletion (%s) is offered only if the deletion succeeded',
  async (_, error, listed, isOffered) => {
    const send = () => Promise.reject(error)
    await runAction({
      ids: ['a'],
      listed: () => listed,
      send,
      done: '',
      failure: 'F',
      action: undoAction(revert),
    })
    const { action, ...shown } = newest() ?? {}
    expect(shown).toMatchObject({ variant: 'destructive', title: 'Error', description: 'F' })
    expect(action?.label).toBe(isOffered ? 'Undo' : undefined)
  },
)

it('an undo that failed is offered again', async () => {
  const undo = vi.fn().mockRejectedValueOnce(refused).mockResolvedValueOnce(null)
  await runAction({
    send: () => Promise.resolve(3),
    done: (count) => `${count} deleted`,
    failure: 'F',
    action: undoAction(undo),
  })
  const press = async (title: string, description: string) => {
    const shown = newest()
    expect(shown).toMatchObject({ title, description })
    shown?.action?.onAction()
    await new Promise(setImmediate)
  }
  await press('Success', '3 deleted')
  await press('Error', 'Failed to undo')
  await press('Success', 'The change was undone.')
})
