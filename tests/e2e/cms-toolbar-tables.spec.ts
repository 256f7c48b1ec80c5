import { afterEach, describe, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

const { editor, tool, press, type, write, emitted } = editorPage(product)

describe('§2 tables in the editor', () => {
  it('[S2-editor-toolbar-12] [S9-editor-03] inserts a table of 3 by 3 with a header row', async () => {
    await write('Text')
    await press('End')
    await tool('Insert table').click()
    expect(await editor().locator('tr').count()).toBe(3)
    expect(await editor().locator('tr:first-child th').count()).toBe(3)
    expect(await editor().locator('td').count()).toBe(6)
    await tool('Add row below').click()
    await expect.poll(() => editor().locator('tr').count()).toBe(4)
    await tool('Delete table').click()
    expect(await emitted()).toBe('<p>Text</p>')
  })

  it('a table gets rows, columns and headers, and cells are merged and split', async () => {
    await write('Text')
    await press('End')
    await tool('Insert table').click()
    for (const name of ['Add row above', 'Add column before', 'Add column after', 'Delete row']) {
      await tool(name).click()
    }
    expect(await editor().locator('tr').count()).toBe(3)
    expect(await editor().locator('tr:first-child > *').count()).toBe(5)
    await tool('Delete column').click()
    expect(await editor().locator('tr:first-child > *').count()).toBe(4)
    await tool('Header column').click()
    expect(await editor().locator('tr > th:first-child').count()).toBe(3)
    expect(await tool('Merge cells').getAttribute('aria-disabled')).toBe('true')
    const cells = editor().locator('tr:nth-child(3) td')
    await cells.nth(0).click()
    await cells.nth(1).click({ modifiers: ['Shift'] })
    await tool('Merge cells').click()
    await editor().locator('td[colspan="2"]').waitFor()
    await tool('Split cell').click()
    await expect.poll(() => editor().locator('td[colspan="2"]').count()).toBe(0)
  })

  it('[S2-editor-toolbar-13] [S9-editor-04] [S9-editor-05] a table is resizable, down to 25 px', async () => {
    const page = await write('Text')
    await press('End')
    await tool('Insert table').click()
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
    expect(await emitted()).toContain('colwidth="25"')
  })
})

describe('what the toolbar tells', () => {
  it('buttons show pressed also when everything is selected', async () => {
    await write('One')
    await tool('Heading 2').click()
    await press('End')
    await press('Enter')
    await tool('Heading 2').click()
    await type('Two')
    await press('ControlOrMeta+a')
    await expect.poll(() => tool('Heading 2').getAttribute('aria-pressed')).toBe('true')
    await tool('Bullet list').click()
    await press('ControlOrMeta+a')
    await expect.poll(() => tool('Bullet list').getAttribute('aria-pressed')).toBe('true')
    await tool('Align center').click()
    await press('ControlOrMeta+a')
    await expect.poll(() => tool('Align center').getAttribute('aria-pressed')).toBe('true')
  })

  it('[S9-tooltip-01] names a tool and its keys after a while', async () => {
    const page = await write('Text')
    const tooltip = page.getByRole('tooltip')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await tool('Bold').hover()
    await page.clock.runFor(650)
    expect(await tooltip.count()).toBe(0)
    await page.clock.runFor(100)
    await tooltip.getByText('Bold').waitFor()
    expect(await tooltip.textContent()).toContain('Ctrl+B')
  })

  it('the keys of the tooltips work', async () => {
    const page = await write('Text')
    await press('Control+k')
    await page.getByLabel('URL', { exact: true }).fill('example.com')
    await press('Enter')
    await editor().locator('a[href="https://example.com"]').waitFor()
    await tool('Link').click()
    await page.getByRole('button', { name: 'Remove Link' }).click()
    await press('Control+Alt+2')
    await expect.poll(() => tool('Heading 2').getAttribute('aria-pressed')).toBe('true')
    await press('End')
    await press('Enter')
    await press('Control+Alt+e')
    await editor().locator('table').waitFor()
  })
})
