import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { loadHtml, useEditor } from '#tests/support/editor-page.ts'

const { editor, tool, press, type, open, emitsInPlace } = useEditor()

const pressed = (name: string) => expect.poll(() => tool(name).getAttribute('aria-pressed'))
const rows = () => editor().locator('tr')

describe('tables in the editor', () => {
  const insertTable = async () => {
    await loadHtml(editor(), '<p>Text</p>', 'end')
    await tool('Insert table').click()
    await expect.poll(() => rows().count()).toBe(3)
  }

  it('[S2-editor-toolbar-12] [S9-editor-03] inserts a table of 3 by 3 with a header row', async () => {
    await open()
    const emits = await emitsInPlace()
    await insertTable()
    expect(await editor().locator('tr:first-child th').count()).toBe(3)
    expect(await editor().locator('td').count()).toBe(6)
    await tool('Add row below').click()
    await expect.poll(() => rows().count()).toBe(4)
    await tool('Delete table').click()
    expect(await emits()).toBe('<p>Text</p>')

    // Its tools are shown at it: the page does not move, and the row of the caret is not covered.
    const below = () => editor().locator('p').last().boundingBox()
    await loadHtml(editor(), '<p>One</p><table><tr><td>a</td></tr></table><p>Two</p>', 'end')
    const before = await below()
    const row = editor().getByRole('cell', { name: 'a' })
    await row.click()
    const top = async (one: Locator) => (await one.boundingBox())?.y ?? 0
    await expect
      .poll(async () => Math.abs((await top(tool('Delete table'))) - (await top(row))))
      .toBeGreaterThan(36)
    expect(await below()).toEqual(before)
  })

  it('[S2-editor-toolbar-13] [S9-editor-04] [S9-editor-05] resizes a column by its handle, down to 25 px', async () => {
    const page = await open()
    const emits = await emitsInPlace()
    await insertTable()
    const cell = await editor()
      .locator('th')
      .first()
      .evaluate((th) => th.getBoundingClientRect().toJSON() as DOMRect)
    const edge = { x: cell.x + cell.width - 2, y: cell.y + cell.height / 2 }
    await page.mouse.move(edge.x, edge.y)
    const handle = editor().locator('.column-resize-handle').first()
    await handle.waitFor()
    expect((await handle.boundingBox())?.width).toBe(5)
    await page.mouse.down()
    await page.mouse.move(edge.x - 10, edge.y, { steps: 3 })
    await page.mouse.move(cell.x - 300, edge.y, { steps: 5 })
    await page.mouse.up()
    expect(await emits()).toContain('colwidth="25"')
  })

  it(
    'adds rows, columns and headers to a table, and merges and splits cells',
    { tags: 'long' },
    async () => {
      await open()
      await loadHtml(editor(), '<p>Text</p>', 'end')
      await tool('Insert table').click()
      await tool('Header column').click()
      await expect.poll(() => editor().locator('tr > th:first-child').count()).toBe(3)
      expect(await tool('Merge cells').getAttribute('aria-disabled')).toBe('true')
      const cells = editor().locator('tr:nth-child(3) td')
      await cells.nth(0).click()
      await cells.nth(1).click({ modifiers: ['Shift'] })
      await tool('Merge cells').click()
      await editor().locator('td[colspan="2"]').waitFor()
      await tool('Split cell').click()
      await expect.poll(() => editor().locator('td[colspan="2"]').count()).toBe(0)
    },
  )
})

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const TABLE = `<table>${row('a', 'b', 'c')}${row('d', 'e', 'f')}${row('g', 'h', 'i')}</table>`
const texts = () =>
  rows().evaluateAll((all) => all.map((one) => [...one.children].map((cell) => cell.textContent)))

it('the tools add and delete rows and columns next to the caret', { tags: 'long' }, async () => {
  await open()
  const shown = async () =>
    (await texts()).map((cells) => cells.map((text) => text || '-').join('')).join(' ')
  for (const [name, expected] of [
    ['Add row above', 'abc --- def ghi'],
    ['Add row below', 'abc def --- ghi'],
    ['Delete row', 'abc ghi'],
    ['Add column before', 'a-bc d-ef g-hi'],
    ['Add column after', 'ab-c de-f gh-i'],
    ['Delete column', 'ac df gi'],
  ] as const) {
    await loadHtml(editor(), TABLE, 'end')
    await editor().locator('td').nth(4).click()
    await tool(name).click()
    await expect.poll(shown).toBe(expected)
  }
})

describe('toolbar state', () => {
  it('shows pressed buttons also for "select all", and tooltips with name and shortcut', async () => {
    const page = await open()
    await loadHtml(editor(), '<h2>One</h2><h2>Two</h2>')
    await pressed('Heading 2').toBe('true')
    for (const name of ['Bullet list', 'Align center']) {
      await tool(name).click()
      await press('ControlOrMeta+a')
      await pressed(name).toBe('true')
    }

    await tool('Bold').hover()
    await page.getByRole('tooltip').filter({ hasText: 'Bold' }).getByText('Ctrl+B').waitFor()
  })

  it('the shortcuts in the tooltips work', { tags: 'long' }, async () => {
    const page = await open()
    await loadHtml(editor(), '<p>Text</p>')
    await press('Control+k')
    await page.getByLabel('URL', { exact: true }).fill('example.com')
    await press('Enter')
    await editor().locator('a[href="https://example.com"]').waitFor()
    await tool('Link').click()
    await page.getByRole('button', { name: 'Remove Link' }).click()
    // The focus returns when the popover has closed.
    await editor().and(page.locator(':focus')).waitFor()
    await press('Control+Alt+2')
    await pressed('Heading 2').toBe('true')
    await loadHtml(editor(), '<p>Text</p>', 'end')
    await press('Enter')
    await press('Control+Alt+e')
    await editor().locator('table').waitFor()
    await pressed('Header row').toBe('true')
    await pressed('Header column').toBe('false')
    await press('Control+Alt+Shift+K')
    await pressed('Header column').toBe('true')
    await press('Control+Alt+Shift+D')
    await expect.poll(() => rows().count()).toBe(4)
    await press('Control+Alt+Shift+T')
    await expect.poll(() => editor().locator('table').count()).toBe(0)
    await press('Control+Shift+h')
    await type('Marked')
    await editor().locator('mark').getByText('Marked').waitFor()
  })
})
