// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { showSimilarPaths } from '#src/site/page-script/missing-page.ts'

const LINKS = ['/blog', '/resume', '/#about', '/projects', '/search', '/cms']
const open = (path: string) => {
  history.replaceState(null, '', path)
  const items = LINKS.map((href) => `<li><a href="${href}">x</a></li>`).join('')
  const html = `<div data-similar hidden><ul>${items}</ul></div>`
  document.body.replaceChildren(
    ...new DOMParser().parseFromString(html, 'text/html').body.childNodes,
  )
  showSimilarPaths()
  return [...document.querySelectorAll<HTMLElement>('li:not([hidden])')]
    .toSorted((one, other) => Number(one.style.order) - Number(other.style.order))
    .map((item) => item.firstElementChild?.getAttribute('href'))
}

it('links to paths similar to a missing one, and to a search for its words', () => {
  expect(open('/resumee')).toEqual(['/resume', '/blog?q=resumee'])
  expect(document.querySelector<HTMLElement>('[data-similar]')?.hidden).toBe(false)
  expect(document.body.textContent).toContain('Search the blog for “resumee”')
})

it('links to the dashboard when the missing path is below /cms', () => {
  expect(open('/cms/resumee')).toEqual(['/cms'])
})

it('shows nothing when the URL has no words', () => {
  open('/123')
  expect(document.querySelector<HTMLElement>('[data-similar]')?.hidden).toBe(true)
})
