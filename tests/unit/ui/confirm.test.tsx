// @vitest-environment happy-dom
import { act, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { confirm, ConfirmHost } from '#src/ui/overlays/confirm.tsx'

const QUESTION = { title: 'Leave?', confirmLabel: 'Leave' }

let showScreen: (name: string) => void
let unmount: () => void
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // A browser sends the event of a closed dialog later.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(
    this: HTMLDialogElement,
  ) {
    this.open = false
  })
  document.body.replaceChildren()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  showScreen = (name) =>
    act(() =>
      root.render(
        <StrictMode>
          <ConfirmHost key={name} />
        </StrictMode>,
      ),
    )
  unmount = () => act(() => root.unmount())
  showScreen('posts')
})
afterEach(() => unmount())

function ask(): Promise<boolean> {
  const asked = { answer: Promise.resolve(false) }
  act(() => {
    asked.answer = confirm(QUESTION)
  })
  return asked.answer
}
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)
const press = (label: string) => act(() => button(label)?.click())

it.each([
  ['Leave', true],
  ['Cancel', false],
])('answers a question by the button %s', async (label, isConfirmed) => {
  const answer = ask()
  press(label)
  await expect(answer).resolves.toBe(isConfirmed)
  expect(button(label)).toBeUndefined()
})

it('answers a question with no when another replaces it', async () => {
  const first = ask()
  const second = ask()
  await expect(first).resolves.toBe(false)
  press('Leave')
  await expect(second).resolves.toBe(true)
})

it('answers a question with no when its screen is left, and asks on the next', async () => {
  const left = ask()
  showScreen('media')
  await expect(left).resolves.toBe(false)
  expect(button('Leave')).toBeUndefined()
  const answer = ask()
  press('Leave')
  await expect(answer).resolves.toBe(true)
})

it('answers a question with no without a host', async () => {
  unmount()
  await expect(confirm(QUESTION)).resolves.toBe(false)
})
