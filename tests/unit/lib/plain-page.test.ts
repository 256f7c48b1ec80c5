import { expect, it } from 'vitest'
import { PLAIN_STYLE, plainPage } from '#src/lib/http/plain-page.ts'
import { themeValues } from '#tests/unit/ui/theme-values.ts'

const [light = '', dark = ''] = [...PLAIN_STYLE.matchAll(/:root\{([^}]*)\}/g)].map(
  ([, block]) => block,
)

it.each([
  ['light', light],
  ['dark', dark],
] as const)('has the colours of the theme %s', (name, block) => {
  const value = themeValues(name)
  const colours = [...block.matchAll(/--([\w-]+):(#\w+)/g)]
  expect(colours.length).toBeGreaterThan(7)
  expect(colours.map(([, token = '', colour]) => [token, colour])).toEqual(
    colours.map(([, token = '']) => [token, value(token)]),
  )
})

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
