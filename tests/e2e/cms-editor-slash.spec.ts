import type { Locator } from 'playwright'
import { expect, it } from 'vitest'
import { useEditor } from '#tests/support/editor-page.ts'

const { editor, press, type, open } = useEditor()

it('the slash menu opens at its first entry, keeps the active one in view, closes with Escape, and activates the first match; a click takes its own', async () => {
  const page = await open()
  await editor().click()
  for (let line = 0; line < 6; line += 1) await press('Enter')
  await type('/')
  const list = page.getByRole('listbox', { name: 'Insert' })
  await list.getByRole('option').first().waitFor()
  const chosen = () =>
    list.evaluate((element) => {
      const option = element.querySelector('[aria-selected="true"]')
      const [inner, outer] = [option?.getBoundingClientRect(), element.getBoundingClientRect()]
      const isSeen = inner && inner.top >= outer.top && inner.bottom <= outer.bottom
      return `${option?.textContent} ${isSeen ? 'seen' : 'hidden'}`
    })
  expect(await chosen()).toBe('Heading 1 seen')
  await press('ArrowUp')
  expect(await chosen()).toBe('Divider seen')
  await press('ArrowDown')
  expect(await chosen()).toBe('Heading 1 seen')
  await press('Escape')
  await list.waitFor({ state: 'hidden' })
  expect(await editor().locator('p').last().innerText()).toBe('/')

  const options = list.getByRole('option')
  const active = () =>
    editor().evaluate((text) => {
      const id = text.getAttribute('aria-activedescendant') ?? ''
      return document.getElementById(id)?.textContent
    })
  await press('Backspace')
  await type('/')
  for (let step = 0; step < 2; step += 1) await press('ArrowDown')
  await expect.poll(active).toBe('Heading 3')
  await type('b')
  await expect.poll(() => options.allInnerTexts()).toEqual(['Bullet list', 'Code block', 'Quote'])
  expect(await active()).toBe('Bullet list')
  await press('ArrowDown')
  await press('Backspace')
  await expect.poll(active).toBe('Heading 1')
  await type('b')
  await options.filter({ hasText: 'Code block' }).click()
  await editor().locator('pre').waitFor()
})

it('the slash menu opens below the line if four entries fit there, otherwise above it', async () => {
  const page = await open()
  await editor().click()
  await type('Text')
  await page.getByRole('button', { name: 'Use the first sentences' }).click()
  await expect.poll(() => page.getByLabel('Excerpt').inputValue()).toBe('Text')
  await editor().click()
  await press('End')
  for (let line = 0; line < 6; line += 1) await press('Enter')
  const list = page.getByRole('listbox', { name: 'Insert' })
  const edges = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: NaN, height: NaN }
    return { top: y, bottom: y + height }
  }
  const line = await edges(editor().locator('p').last())
  const shown = async (below: number) => {
    await page.setViewportSize({ width: 1280, height: Math.round(line.bottom) + below })
    await type('/')
    await list.getByRole('option').first().waitFor()
    const { top, bottom } = await edges(list)
    await press('Escape')
    await press('Backspace')
    return { isBelow: top > line.top, isInView: top >= 0 && bottom <= line.bottom + below }
  }
  expect(await shown(250)).toEqual({ isBelow: true, isInView: true })
  expect(await shown(80)).toEqual({ isBelow: false, isInView: true })
})
