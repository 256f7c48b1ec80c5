// @vitest-environment happy-dom
import { act, useRef, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { moveRow, useRowHandle } from '#src/cms/components/list/use-row-handle.ts'
import { mount } from '#tests/support/mounted-component.ts'

function Rows({ onEnd }: { onEnd: (start: number, end: number) => void }) {
  const list = useRef<HTMLUListElement>(null)
  const [rows, setRows] = useState(['a', 'b', 'c'])
  const move = (from: number, to: number) => setRows(moveRow(rows, from, to))
  const handle = useRowHandle({ list, move, onEnd })
  return (
    <ul ref={list}>
      {rows.map((row, index) => (
        <li key={row} {...handle(index)}>
          {row}
        </li>
      ))}
    </ul>
  )
}

/** Rows of 100 pixels. */
function show() {
  const onEnd = vi.fn()
  const place = mount(<Rows onEnd={onEnd} />)
  const rows = () => [...place.querySelectorAll('li')]
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return new DOMRect(0, rows().findIndex((row) => row === this) * 100, 100, 100)
  })
  const send = (target: EventTarget | undefined, event: Event) =>
    act(() => void target?.dispatchEvent(event))
  return {
    press: (row: number, key: string) =>
      send(rows()[row], new KeyboardEvent('keydown', { key, bubbles: true })),
    grab: (row: number) => send(rows()[row], new PointerEvent('pointerdown', { bubbles: true })),
    point: (type: string, clientY = 0) => send(window, new PointerEvent(type, { clientY })),
    order: () => place.textContent,
    dragged: () => rows().map((row) => row.hasAttribute('data-dragged')),
    onEnd,
  }
}

it('a dragged row is marked, passes the middles of the others, and is reported once', () => {
  const { grab, point, order, dragged, onEnd } = show()
  grab(1)
  point('pointermove', 240)
  expect(order()).toBe('abc')
  point('pointermove', 260)
  expect([order(), dragged()]).toEqual(['acb', [false, false, true]])
  point('pointermove', 140)
  point('pointermove', 40)
  expect(order()).toBe('bac')
  expect(onEnd).not.toHaveBeenCalled()
  point('pointerup')
  point('pointermove', 260)
  expect([order(), onEnd.mock.calls]).toEqual(['bac', [[1, 0]]])
  expect(dragged()).toEqual([false, false, false])
})

it('a cancelled drag puts the row back', () => {
  const { grab, point, order, onEnd } = show()
  grab(1)
  point('pointermove', 260)
  point('pointercancel')
  expect([order(), onEnd.mock.calls]).toEqual(['abc', [[1, 1]]])
})

it('the arrow keys move a row, but not out of the list', () => {
  const { press, order, onEnd } = show()
  press(1, 'ArrowUp')
  expect([order(), onEnd.mock.calls]).toEqual(['bac', [[1, 0]]])
  press(0, 'ArrowUp')
  press(2, 'ArrowDown')
  press(1, 'Enter')
  expect([order(), onEnd.mock.calls]).toEqual(['bac', [[1, 0]]])
})
