import { expect, it } from 'vitest'
import { codeViewScript } from '#src/ui/code/code-view-script.ts'
import { pageWithHeadScript } from '#tests/unit/ui/head-script-page.ts'

const BUTTONS = ['numbers', 'wrap'].map((name) => `<button data-code-toggle="${name}"></button>`)

function pageOf(stored: string | null = null, isBlocked = false) {
  const given = { html: BUTTONS.join(''), stored: { 'code-view': stored }, isBlocked }
  const page = pageWithHeadScript(codeViewScript, given)
  const { body, documentElement } = page.document
  const press = (name: string) =>
    body.querySelector<'button'>(`[data-code-toggle=${name}]` as 'button')?.click()
  return { page, body, press, view: () => documentElement.getAttribute('data-code') }
}

it('shows code as it was chosen before', () => {
  expect(pageOf('numbers wrap').view()).toBe('numbers wrap')
  expect(pageOf().view()).toBe('')
})

it('toggles one option and keeps the other', () => {
  const { page, body, press, view } = pageOf()
  press('wrap')
  press('numbers')
  expect([view(), page.localStorage.getItem('code-view')]).toEqual(Array(2).fill('wrap numbers'))
  body.click()
  press('wrap')
  expect([view(), page.localStorage.getItem('code-view')]).toEqual(Array(2).fill('numbers'))
})

it('lasts as long as the page where storage is blocked', () => {
  const { press, view } = pageOf(null, true)
  press('numbers')
  expect(view()).toBe('numbers')
})
