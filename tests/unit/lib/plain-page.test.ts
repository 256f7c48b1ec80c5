import { expect, it } from 'vitest'
import { plainPage } from '#src/lib/http/plain-page.ts'

it('loads nothing, and escapes its arguments', () => {
  const hostile = '"><script>alert(1)</script>&'
  const page = plainPage({
    title: hostile,
    comment: hostile,
    text: hostile,
    links: [{ href: '/?a="b"', label: hostile }],
  })
  expect(page).not.toMatch(/<script|<link|src=|url\(|@import/)
  expect(page).toContain('<h1>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;</h1>')
  expect(page).toContain('href="/?a=&quot;b&quot;"')
  expect(page).not.toMatch(/\sstyle=/)
})
