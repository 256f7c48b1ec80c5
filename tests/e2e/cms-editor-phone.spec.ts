import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useEditor } from '#tests/support/editor-page.ts'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const WITH_KEYBOARD = { width: 390, height: 400 }

const { editor, press, type, tool, openPost } = useEditor({ browser: PHONE })

const CONTENT = [
  ...Array.from({ length: 12 }, (_, at) => `<p>Part ${at} ${'word '.repeat(25)}</p>`),
  '\n\n```go\na := 1\n```\n\n',
  '<ul data-type="taskList"><li data-checked="false" data-type="taskItem"><p>To do</p></li></ul>',
  '<p>The last word</p>',
].join('')

/** Writes on a phone whose keyboard has opened. */
const write = async () => {
  const { page } = await openPost({ content: CONTENT })
  await editor().getByText('Part 8').tap()
  await page.setViewportSize(WITH_KEYBOARD)
  return page
}

const box = async (shown: Locator) => {
  const { x, y, width, height } = (await shown.boundingBox()) ?? expect.fail('It is not visible')
  return { left: x, top: y, right: x + width, bottom: y + height, width, height }
}
const expectInside = async (shown: Locator) => {
  const { left, top, right, bottom } = await box(shown)
  expect([left >= 0, top >= 0, right <= 390, bottom <= 400]).toEqual([true, true, true, true])
}
const toolbarOf = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' })
const isCaretShown = async (page: Page) => {
  const { top, bottom } = await page.evaluate(() => {
    const caret = getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect()
    return { top: caret.top, bottom: caret.bottom }
  })
  return top >= (await box(toolbarOf(page))).bottom && bottom <= WITH_KEYBOARD.height
}

describe('writing on a phone with its keyboard open', () => {
  it('keeps the caret between the toolbar and the keyboard', async () => {
    const page = await write()
    await expect.poll(() => isCaretShown(page)).toBe(true)
    for (let line = 0; line < 8; line += 1) await press('Shift+Enter')
    await type('down')
    await expect.poll(() => isCaretShown(page)).toBe(true)
    for (let line = 0; line < 24; line += 1) await press('ArrowUp')
    await expect.poll(() => isCaretShown(page)).toBe(true)
    await expectInside(toolbarOf(page))
  })

  it(
    'scrolls to the caret before the browser reports the selection change',
    { tags: 'long' },
    async () => {
      const page = await write()
      await expect.poll(() => isCaretShown(page)).toBe(true)
      await page.evaluate(() => {
        getSelection()?.modify('move', 'forward', 'documentboundary')
        visualViewport?.dispatchEvent(new Event('resize'))
      })
      await expect.poll(() => isCaretShown(page)).toBe(true)
    },
  )

  it('keeps the panels and the slash menu in the visible area', { tags: 'long' }, async () => {
    const page = await write()
    for (const name of ['Link', 'Image', 'Text colour']) {
      await tool(name).tap()
      const panel = page.getByRole('dialog', { name })
      await panel.waitFor()
      await expectInside(panel)
      await press('Escape')
      await panel.waitFor({ state: 'hidden' })
    }
    await press('End')
    await press('Enter')
    await type('/')
    const list = page.getByRole('listbox', { name: 'Insert' })
    await list.waitFor()
    await expect.poll(async () => (await box(list)).top >= 0).toBe(true)
    await expectInside(list)
  })

  it('has targets of 44 px', { tags: 'long' }, async () => {
    const page = await write()
    await tool('Text colour').tap()
    await page.getByRole('button', { name: 'Highlight' }).tap()
    const small = await page
      .locator('.rte')
      .locator('button, select, input:not([type=checkbox])')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility())
          .map((control) => ({ control, box: control.getBoundingClientRect() }))
          .filter((one) => one.box.width < 43.9 || one.box.height < 43.9)
          .map(({ control }) => control.outerHTML),
      )
    expect(small).toEqual([])
  })
})
