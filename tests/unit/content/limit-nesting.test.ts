import { expect, it } from 'vitest'
import { limitNesting } from '#src/content/html/limit-nesting.ts'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { CORPUS } from './corpus.ts'

const count = (html: string, part: string) => html.split(part).length - 1

it.each(CORPUS)('leaves $name unchanged', ({ canonical }) => {
  const html = sanitizeContent(`<p>x</p>${canonical}`).replace(/\n\n[\s\S]*/, '')
  expect(limitNesting(html)).toBe(html)
})

it.each([
  ['a < b', 'a &lt; b'],
  ['<3', '&lt;3'],
  ['<p>a</p', '<p>a&lt;/p'],
  ['<p title="a', '&lt;p title="a'],
  ['<p title="a>b">c', '<p title="a>b">c'],
  ["<p title='a>b'>c", "<p title='a>b'>c"],
  ['<p title=a"b>c', '<p title=a"b>c'],
  ['<p/x=">"/y>c', '<p/x=">"/y>c'],
  ['<p ="x>">c', '<p ="x>">c'],
  ['a<!-- b -->c', 'ac'],
  ['a<!-->b', 'ab'],
  ['a<!--->b', 'ab'],
  ['a<!-- b', 'a'],
  ['a<?b>c', 'ac'],
  ['a<!b>c', 'ac'],
  ['a</ b>c', 'ac'],
  ['a<!b', 'a&lt;!b'],
  ['a<script>b</script>c', 'ac'],
  ['a<SCRIPT>b</script x="y">c', 'ac'],
  ['a<script>b</scripty></script>c', 'ac'],
  ['a<style>b', 'a'],
  ['a</style>b', 'ab'],
  ['<html><body>a</body></html>', 'a'],
  ['<plaintext>a', 'a'],
  ['a</br>b</img>c', 'abc'],
  ['a</p></b>c', 'ac'],
  ['<p>a<p>b', '<p>a<p>b'],
])('limits %j to %j', (html, capped) => {
  expect(limitNesting(html)).toBe(capped)
})

it('removes tags beyond the depth and keeps their content', () => {
  const capped = limitNesting(`${'<div>'.repeat(300)}x${'</div>'.repeat(300)}<div>y</div>`)
  expect(count(capped, '<div>')).toBe(257)
  expect(count(capped, '</div>')).toBe(257)
  expect(capped).toMatch(/x(?:<\/div>)+<div>y<\/div>$/)
})

it('does not count void elements', () => {
  const html = `<ul>${'<li>x'.repeat(1000)}</ul>${'<p>y'.repeat(1000)}`
  expect(limitNesting(html)).toBe(html)
})

it('drops all attributes of a tag with too many', () => {
  const attributes = Array.from({ length: 100 }, (_, index) => `a${index}`).join(' ')
  expect(limitNesting(`<p ${attributes}>x</p>`)).toBe('<p>x</p>')
})

it('closes marks for good when the re-opening limit is reached', () => {
  const marks = Array.from({ length: 100 }, (_, index) => `<b id=${index}>`).join('')
  const capped = limitNesting(`<p>${marks}${'<p>x'.repeat(1000)}<b>y</b>`)
  expect(count(capped, '<b id')).toBe(100)
  expect(count(capped, '</b>')).toBe(100)
  expect(capped).toMatch(/<p>xy$/)
})

it('keeps a mark that wraps many blocks', () => {
  const html = `<b>${'<p>x</p>'.repeat(5000)}</b>`
  expect(limitNesting(html)).toBe(html)
})
