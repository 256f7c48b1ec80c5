import { expect, it } from 'vitest'
import { NOTICE_STORAGE_KEY, noticeScript } from '#src/ui/notice/notice-script.ts'
import { pageWithHeadScript } from '#tests/unit/ui/head-script-page.ts'

const BODY = '<header><a href="/">Home</a></header><button data-close-notice value="a">✕</button>'
const pageOf = (notice: string, stored: string | null = null) =>
  pageWithHeadScript(noticeScript, {
    html: `<html ${notice}><body>${BODY}</body></html>`,
    stored: { [NOTICE_STORAGE_KEY]: stored },
  })
const isClosed = ({ document }: ReturnType<typeof pageOf>) =>
  document.documentElement.hasAttribute('data-notice-closed')

it.each([
  ['closed before', 'data-notice="a"', 'a', true],
  ['new', 'data-notice="b"', 'a', false],
  ['seen for the first time', 'data-notice="a"', null, false],
  ['missing', '', null, false],
])('a notice that is %s is hidden before paint, or shown', (_, notice, stored, isHidden) => {
  expect(isClosed(pageOf(notice, stored))).toBe(isHidden)
})

it('a notice is shown where storage is blocked', () => {
  const html = '<html data-notice="a"></html>'
  expect(isClosed(pageWithHeadScript(noticeScript, { html, isBlocked: true }))).toBe(false)
})

it('its button hides it, remembers it and moves the focus on; other clicks do nothing', () => {
  const page = pageOf('data-notice="a"')
  const { document, localStorage } = page
  document.body.click()
  expect(isClosed(page)).toBe(false)
  document.querySelector('button')?.click()
  expect(isClosed(page)).toBe(true)
  expect(localStorage.getItem(NOTICE_STORAGE_KEY)).toBe('a')
  expect(document.activeElement?.textContent).toBe('Home')
})
